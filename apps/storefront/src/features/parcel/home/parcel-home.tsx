import { PageHead } from '../../../lib/head/page-head.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { PicturePile } from '../../../ui/picture/picture-pile.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { ParcelCategory, ParcelHomeContents } from './load-parcel-home.ts';
import styles from './parcel-home.module.css';
import { Link } from '../../../ui/link/link.tsx';

const picturePixels = 256;

// Front to back in the pile.
const heroPictures = ['parcel', 'gift', 'flowers'];

/** The kinds of parcels, in a pile next to the text; decorative, as the list below names them. */
function Pile({ categories }: ParcelHomeContents) {
  const shown = heroPictures.flatMap((slug) => categories.find((one) => one.slug === slug) ?? []);
  return (
    <PicturePile
      className={styles['pile']}
      pictureClassName={styles['piled']}
      pictures={shown.map((kind) => kind.image_full_url)}
      width={picturePixels}
      height={picturePixels}
      eager
    />
  );
}

function Hero({ contents }: { readonly contents: ParcelHomeContents }) {
  const { t } = useTranslation();
  const { module } = useVisit();
  const { modules } = useMarket();
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <p className={styles['module']}>{modules.find(({ id }) => id === module?.id)?.module_name}</p>
        <h1 className={styles['title']}>{t('parcel.homeTitle')}</h1>
        <p className={styles['lead']}>{t('parcel.homeText')}</p>
        <div className={styles['actions']}>
          <ButtonLink to={paths.sendParcel()} size="large" icon="send">
            {t('parcel.send')}
          </ButtonLink>
          <ButtonLink to={paths.trackOrder()} size="large" look="outline">
            {t('parcel.track')}
          </ButtonLink>
        </div>
      </div>
      <Pile {...contents} />
    </section>
  );
}

function Kind({ category, first }: { readonly category: ParcelCategory; readonly first: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const from = category.parcel_minimum_shipping_charge;
  return (
    <Card as="li" pressable className={styles['kind']}>
      <Picture
        className={styles['picture']}
        src={category.image_full_url}
        alt=""
        width={picturePixels}
        height={picturePixels}
        hue="parcel"
        fit="contain"
        eager={first}
      />
      <div className={styles['kindWords']}>
        <Link to={paths.sendParcel(category.slug)} data-cover className={styles['kindName']}>
          {category.name}
        </Link>
        <p className={styles['quiet']}>{category.description}</p>
        {from !== null && <p className={styles['from']}>{t('parcel.from', { price: format.price(from) })}</p>}
      </div>
    </Card>
  );
}

const steps = [
  { key: 'book', icon: 'edit' },
  { key: 'fetch', icon: 'bike' },
  { key: 'follow', icon: 'map' },
  { key: 'deliver', icon: 'home' },
] as const satisfies readonly { key: string; icon: IconName }[];

function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="parcel-how">
      <h2 id="parcel-how" className={styles['heading']}>
        {t('parcel.how')}
      </h2>
      <ol className={styles['steps']}>
        {steps.map(({ key, icon }) => (
          <li key={key} className={styles['step']}>
            <span className={styles['stepIcon']}>
              <Icon name={icon} />
            </span>
            <h3 className={styles['stepName']}>{t(`parcel.how_${key}`)}</h3>
            <p className={styles['quiet']}>{t(`parcel.how_${key}_text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The home of a parcel module: what is carried, and how it works (CHK-10). */
export function ParcelHome({ contents }: { readonly contents: ParcelHomeContents }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { categories } = contents;
  if (categories.length === 0)
    return <EmptyState heading="h1" picture="bag" title={t('parcel.none')} text={t('parcel.noneText')} />;
  return (
    <div className={styles['page']}>
      <PageHead description={t('parcel.homeTitle')} path={paths.home()} image={config.logo_full_url} />
      <Hero contents={contents} />
      <section aria-labelledby="parcel-kinds">
        <h2 id="parcel-kinds" className={styles['heading']}>
          {t('parcel.kinds')}
        </h2>
        <ul className={styles['kinds']}>
          {categories.map((category, place) => (
            <Kind key={category.id} category={category} first={place < 4} />
          ))}
        </ul>
      </section>
      <HowItWorks />
    </div>
  );
}
