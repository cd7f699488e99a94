import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link } from '../link/link.tsx';
import { type Hue, Picture } from '../picture/picture.tsx';
import { Scroller } from '../scroller/scroller.tsx';
import styles from './banner-strip.module.css';

/** What a banner shows. */
export interface BannerPicture {
  readonly id: string;
  readonly title: string;
  readonly image_full_url: string;
  readonly image_width: number;
  readonly image_height: number;
}

interface BannerStripProps<Banner> {
  readonly banners: readonly Banner[];
  /** The target of the link; null if there is none. */
  readonly to: (banner: Banner) => string | null;
  readonly hue: Hue | undefined;
  /** Where titles are placed, next to the subject of the module's pictures. */
  readonly titles: 'above' | 'below';
}

function Banner({
  banner,
  to,
  hue,
  eager,
}: {
  readonly banner: BannerPicture;
  readonly to: string | null;
  readonly hue: Hue | undefined;
  readonly eager: boolean;
}) {
  const picture = (
    <>
      <Picture
        className={styles['picture']}
        src={banner.image_full_url}
        alt=""
        width={banner.image_width}
        height={banner.image_height}
        hue={hue}
        eager={eager}
      />
      <span className={styles['title']} dir="auto">
        {banner.title}
      </span>
    </>
  );
  return to ? (
    <Link to={to} className={styles['banner']}>
      {picture}
    </Link>
  ) : (
    <div className={styles['banner']}>{picture}</div>
  );
}

/** The market's promotions, side by side. */
export function BannerStrip<One extends BannerPicture>({ banners, to, hue, titles }: BannerStripProps<One>) {
  const { t } = useTranslation();
  return (
    <div className={styles['strip']} data-titles={titles}>
      <Scroller label={t('list.banners')} buttons={false}>
        {banners.map((banner, place) => (
          <li key={banner.id} className={styles['place']}>
            <Banner banner={banner} to={to(banner)} hue={hue} eager={place === 0} />
          </li>
        ))}
      </Scroller>
    </div>
  );
}
