import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Round } from '../../../ui/round/round.tsx';
import styles from './pitch.module.css';

interface PitchPageProps {
  readonly kind: 'store' | 'provider';
}

type Words = readonly [title: MessageKey, text: MessageKey];
type Kind = PitchPageProps['kind'];

const gainsOf = (kind: Kind): readonly (readonly [icon: IconName, ...words: Words])[] => [
  ['pin', 'partners.gain_reach', `partners.gain_reach_${kind}`],
  ['clock', 'partners.gain_hours', `partners.gain_hours_${kind}`],
  ['receipt', 'partners.gain_terms', 'partners.gain_terms_text'],
];

const stepsOf = (kind: Kind): readonly Words[] => [
  ['partners.how_apply', `partners.how_apply_${kind}`],
  ['partners.how_answer', 'partners.how_answer_text'],
  ['partners.how_open', `partners.how_open_${kind}`],
];

function Gains({ kind }: PitchPageProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['gains']}>
      {gainsOf(kind).map(([icon, title, text]) => (
        <li key={title}>
          <Round size={48}>
            <Icon name={icon} size={24} />
          </Round>
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function How({ kind }: PitchPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={styles['how']} aria-labelledby="partner-how">
      <h2 id="partner-how">{t('partners.how')}</h2>
      <ol>
        {stepsOf(kind).map(([title, text], index) => (
          <li key={title}>
            <Round size={36}>
              <span className={styles['number']} aria-hidden="true">
                {format.number(index + 1)}
              </span>
            </Round>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Elsewhere({ kind }: PitchPageProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles['elsewhere']} aria-label={t('partners.elsewhere')}>
      <span>{t('partners.elsewhere')}</span>
      {kind === 'store' ? (
        <ButtonLink look="soft" size="small" to={paths.providerRegistration()}>
          {t('partners.linkProvider')}
        </ButtonLink>
      ) : (
        <ButtonLink look="soft" size="small" to={paths.storeRegistration()}>
          {t('partners.linkStore')}
        </ButtonLink>
      )}
      <ButtonLink look="soft" size="small" to={paths.courierRegistration()}>
        {t('partners.linkCourier')}
      </ButtonLink>
      <ButtonLink look="soft" size="small" to={paths.partnerApplication()}>
        {t('partners.linkStatus')}
      </ButtonLink>
    </nav>
  );
}

/** What partners get, and a link to the form. Needs no script. */
export function PitchPage({ kind }: PitchPageProps) {
  const { t } = useTranslation();
  const { config, modules } = useMarket();
  const market = config.business_name;
  const shown = modules.filter(({ module_type: type }) =>
    kind === 'provider' ? type === 'rental' : type !== 'rental' && type !== 'parcel',
  );
  const form = kind === 'store' ? paths.storeRegistration(true) : paths.providerRegistration(true);
  return (
    <div className={styles['page']}>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1>{t(`partners.${kind}Title`, { market })}</h1>
          <p className={styles['lead']}>{t(`partners.${kind}Text`)}</p>
          <ButtonLink size="large" to={form}>
            {t('partners.start')}
          </ButtonLink>
          <p className={styles['quiet']}>{t('partners.resume')}</p>
        </div>
        <ul className={styles['pictures']} data-count={shown.length}>
          {shown.slice(0, 4).map(({ id, icon_full_url: icon, module_name: name, module_type: type }) => (
            <li key={id}>
              <Picture
                src={icon}
                alt=""
                width={256}
                height={256}
                hue={type}
                eager
                className={styles['picture']}
              />
              {shown.length > 1 && <span>{name}</span>}
            </li>
          ))}
        </ul>
      </section>
      <Gains kind={kind} />
      <How kind={kind} />
      <Elsewhere kind={kind} />
    </div>
  );
}
