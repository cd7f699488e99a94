import { capabilitiesOf } from '@promenade/domain/modules';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import styles from './banner-strip.module.css';
import type { BannerView } from './load-overview.ts';
import { Link } from '../../../ui/link/link.tsx';

/** Where a banner leads. */
function targetPath(target: NonNullable<BannerView['target']>): string {
  const { kind, id, slug, name, module_id, module_type, zone_id } = target;
  const where = { module_id, module_type, zone_id: zone_id ?? undefined };
  if (kind === 'store') return paths.store({ id, ...where });
  if (kind === 'campaign') return paths.inModule(paths.campaign(slug), module_id);
  if (kind === 'category') return paths.homeCategory({ id, name }, module_id);
  const asPage = capabilitiesOf(module_type).itemView === 'page';
  return asPage ? paths.product({ id, slug, module_id }) : paths.homeItem(slug);
}

function Banner({ banner, eager }: { readonly banner: BannerView; readonly eager: boolean }) {
  const { module } = useVisit();
  const { title, target } = banner;
  const picture = (
    <>
      <Picture
        className={styles['picture']}
        src={banner.image_full_url}
        alt=""
        width={banner.image_width}
        height={banner.image_height}
        hue={module?.module_type}
        eager={eager}
      />
      <span className={styles['title']} dir="auto">
        {title}
      </span>
    </>
  );
  return target ? (
    <Link to={targetPath(target)} className={styles['banner']}>
      {picture}
    </Link>
  ) : (
    <div className={styles['banner']}>{picture}</div>
  );
}

/** What the market puts in front, side by side. */
export function BannerStrip({ banners }: { readonly banners: readonly BannerView[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles['strip']}>
      <Scroller label={t('list.banners')} buttons={false}>
        {banners.map((banner, place) => (
          <li key={banner.id} className={styles['place']}>
            <Banner banner={banner} eager={place === 0} />
          </li>
        ))}
      </Scroller>
    </div>
  );
}
