import { type CourierAtWork, listCouriers, setCourierActive } from '../modules/ops/index.ts';
import { isId } from '../platform/record-key.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readSwitch } from './options.ts';

/** couriers, couriers ID --end | --back: who carries here, and who does no more. */
export const keepCouriers: MarketCommand = async ({ args, output, withMarket }) => {
  const { key: id, active } = readSwitch(args, 'couriers', 'ID');
  return withMarket(async ({ ctx }) => {
    if (id !== undefined) {
      if (!isId(id) || !(await setCourierActive(ctx, id, active)))
        throw new CommandProblem(`There is no courier ${id}. npm run market -- couriers lists them.`);
    }
    const couriers = await listCouriers(ctx);
    output.write(couriers.length === 0 ? 'There are no couriers yet.\n' : couriers.map(lineOf).join(''));
    return 0;
  });
};

function lineOf({ id, active, name, phone, vehicle, orders }: CourierAtWork): string {
  return `${id} ${active ? 'works' : 'ended'} ${phone} ${vehicle} orders: ${orders}, ${name}\n`;
}
