import { formatPrice } from '@promenade/domain/money';
import { type CouponAtWork, listAllCoupons, setCouponActive } from '../modules/coupons/index.ts';
import { getMarket, type MarketSettings } from '../modules/settings/index.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readSwitch } from './options.ts';

function worthOf({ coupon_type: type, discount_type: by, discount }: CouponAtWork, settings: MarketSettings) {
  if (type === 'free_delivery') return 'free delivery';
  return by === 'percent' ? `${discount} % off` : `${formatPrice(discount, settings.currency)} off`;
}

function lineOf(coupon: CouponAtWork, settings: MarketSettings): string {
  const { code, state, used, total_uses: most, starts_on: first, ends_on: last } = coupon;
  const days = [first && `from ${first}`, last && `until ${last}`].filter((word) => word);
  const from = coupon.min_purchase_minor;
  const said = [
    worthOf(coupon, settings),
    ...(from > 0 ? [`from ${formatPrice(from, settings.currency)}`] : []),
    ...days,
    `used: ${used}${most === null ? '' : ` of ${most}`}`,
    coupon.title.en,
  ];
  return `${code} ${state.replace('_', ' ')} ${coupon.coupon_type} ${said.join(', ')}\n`;
}

/** coupons, coupons CODE --end | --back: what codes there are, and how often they were used. */
export const keepCoupons: MarketCommand = async ({ args, output, withMarket }) => {
  const { key: code, active } = readSwitch(args, 'coupons', 'CODE');
  return withMarket(async ({ ctx }) => {
    if (code !== undefined && !(await setCouponActive(ctx, code, active)))
      throw new CommandProblem(`There is no coupon ${code}. npm run market -- coupons lists them.`);
    const { settings } = await getMarket(ctx);
    const lines = (await listAllCoupons(ctx)).map((coupon) => lineOf(coupon, settings));
    output.write(lines.join('') || 'There are no coupons yet.\n');
    return 0;
  });
};
