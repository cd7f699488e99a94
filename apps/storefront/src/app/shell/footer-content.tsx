import { separator } from '../../lib/format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import type { ReactNode } from 'react';
import { languageNames } from '../../lib/i18n/languages.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Phone } from '../../lib/format/phone.tsx';
import { Logo } from './logo.tsx';

/**
 * The targets of a column; false if the market does not have it. Wallet, points and campaigns check for themselves
 * what they need (SYS-16).
 */
type Links = readonly (readonly [text: string, href: string] | false)[];

export interface FooterContentProps {
  /** The market's own texts. */
  readonly landing: Reply<'settings.landing'>;
  readonly logoTarget: string;
}

function Column({ title, links }: { readonly title: string; readonly links: Links }) {
  return (
    <nav className="footer-column" aria-label={title}>
      <h2 className="footer-heading">{title}</h2>
      <ul className="footer-links">
        {links.map(
          (link) =>
            link && (
              <li key={link[1]}>
                <a href={link[1]}>{link[0]}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** NAV-13. If it is submitted before its script is loaded, it waits (`holdForms`). */
function Newsletter({ landing }: Pick<FooterContentProps, 'landing'>) {
  const { t } = useTranslation();
  return (
    <section className="footer-letter" aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className="footer-letter-title">
          {landing.fixed_newsletter_title}
        </h2>
        <p className="footer-quiet">{landing.fixed_newsletter_sub_title}</p>
      </div>
      <form className="footer-form" noValidate data-waiting="">
        <label className="visually-hidden" htmlFor="newsletter-email">
          {t('pages.newsletterEmail')}
        </label>
        <input
          id="newsletter-email"
          className="footer-box"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={255}
          placeholder={t('pages.newsletterEmail')}
          aria-describedby="newsletter-note"
        />
        <button type="submit" className="footer-send">
          {t('pages.subscribe')}
        </button>
        <p id="newsletter-note" className="footer-note" />
      </form>
    </section>
  );
}

/** A link to another site: an app, or a social network. */
function Outward({ href, icon, children }: { href: string; icon?: IconName; children: ReactNode }) {
  return (
    <a className="footer-pill" href={href} target="_blank" rel="noopener noreferrer">
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/**
 * Above 1180 px no menu contains the language (NAV-10), and with a location set the header does not show it (NAV-08).
 */
function LanguageLink() {
  const { t, language } = useTranslation();
  return (
    <div className="footer-pills">
      <a className="footer-pill" href={paths.settings()}>
        <Icon name="globe" />
        <span className="visually-hidden">{t('shell.language')}</span> {languageNames[language]}
      </a>
    </div>
  );
}

/** About the market: its texts, languages, apps and social networks. */
function About({ landing, logoTarget }: FooterContentProps) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const apps = landing.download_user_app_links;
  return (
    <div className="footer-about">
      <Logo to={logoTarget} />
      <p className="footer-quiet">{landing.fixed_footer_description}</p>
      <LanguageLink />
      {(apps.playstore_url_status === 1 || apps.apple_store_url_status === 1) && (
        <div className="footer-pills">
          {apps.playstore_url_status === 1 && (
            <Outward href={apps.playstore_url} icon="phone">
              {t('pages.playStore')}
            </Outward>
          )}
          {apps.apple_store_url_status === 1 && (
            <Outward href={apps.apple_store_url} icon="phone">
              {t('pages.appleStore')}
            </Outward>
          )}
        </div>
      )}
      {config.social_media.length > 0 && (
        <nav className="footer-pills" aria-label={t('pages.follow')}>
          {config.social_media.map(({ name, link }) => (
            <Outward key={link} href={link}>
              {name}
            </Outward>
          ))}
        </nav>
      )}
    </div>
  );
}

/** How to contact the market; what the operator has not entered is left out. */
function Reach() {
  const { t } = useTranslation();
  const { config } = useMarket();
  return (
    <address className="footer-column">
      <h2 className="footer-heading">{t('shell.contact')}</h2>
      <ul className="footer-links">
        {config.email && (
          <li>
            <a href={paths.email(config.email)}>{config.email}</a>
          </li>
        )}
        {config.phone && (
          <li>
            <a href={paths.phoneCall(config.phone)}>
              <Phone number={config.phone} />
            </a>
          </li>
        )}
        {config.address && (
          <li>
            <span className="footer-where">{config.address}</span>
            <a href={paths.viewHere('address-map')} aria-haspopup="dialog">
              <Icon name="map" size={16} />
              {t('pages.showMap')}
            </a>
          </li>
        )}
      </ul>
    </address>
  );
}

/** The content of the footer (NAV-12). */
export function FooterContent({ landing, logoTarget }: FooterContentProps) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const explore: Links = [
    [t('list.campaigns'), paths.campaigns()],
    config.customer_wallet_status === 1 && [t('wallet.title'), paths.wallet()],
    config.loyalty_point_status === 1 && [t('wallet.points'), paths.loyaltyPoints()],
    [t('order.trackTitle'), paths.trackOrder()],
    [t('pages.storeSignUp'), paths.storeRegistration(true)],
    [t('pages.courierSignUp'), paths.courierRegistration()],
  ];
  const policies: Links = [
    [t('shell.aboutUs'), paths.aboutUs()],
    [t('shell.help'), paths.helpAndSupport()],
    [t('pages.terms'), paths.termsAndConditions()],
    [t('pages.privacy'), paths.privacyPolicy()],
    config.refund_policy === 1 && [t('pages.refund'), paths.refundPolicy()],
    config.cancelation_policy === 1 && [t('pages.cancellation'), paths.cancellationPolicy()],
    config.shipping_policy === 1 && [t('pages.shipping'), paths.shippingPolicy()],
  ];
  return (
    <div className="footer-inside">
      <Newsletter landing={landing} />
      <div className="footer-columns">
        <About landing={landing} logoTarget={logoTarget} />
        <Column title={t('pages.explore')} links={explore} />
        <Column title={t('pages.policies')} links={policies} />
        <Reach />
      </div>
      <p className="footer-end">
        <bdi>{config.business_name}</bdi>
        {separator}
        {config.footer_text}
      </p>
    </div>
  );
}
