import { calendarDay } from '../../../lib/format/calendar-day.ts';
import { separator } from '../../../lib/format/separator.ts';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { PageHero } from '../hero/page-hero.tsx';
import gridStyles from '../cards/card-grid.module.css';
import styles from './campaigns.module.css';
import type { CampaignContents, CampaignView } from './load-campaigns.ts';
import { StoreList } from '../lists/store-list.tsx';
import { Link } from '../../../ui/link/link.tsx';

/** The period, in the market's days. */
function CampaignDays({ campaign }: { readonly campaign: CampaignView }) {
  const { t, language } = useTranslation();
  const { available_date_starts: from, available_date_ends: until, start_time, end_time } = campaign;
  const hours = start_time && end_time ? `${separator}${start_time.slice(0, 5)}–${end_time.slice(0, 5)}` : '';
  const days = { from: isolate(calendarDay(from, language)), until: isolate(calendarDay(until, language)) };
  return (
    <p className={styles['days']}>
      {t('list.campaignDays', days)}
      {hours}
    </p>
  );
}

/** A campaign to open. */
export function CampaignCard({
  heading: Heading,
  campaign,
  eager = false,
}: {
  /** Its level on the page. */
  readonly heading: 'h2' | 'h3';
  readonly campaign: CampaignView;
  readonly eager?: boolean;
}) {
  const { t } = useTranslation();
  const { module } = useVisit();
  return (
    <Card as="article" pressable className={styles['card']}>
      <Picture
        className={styles['picture']}
        src={campaign.image_full_url}
        alt=""
        width={campaign.image_width}
        height={campaign.image_height}
        hue={module?.module_type}
        eager={eager}
      />
      <div className={styles['text']}>
        <Heading className={styles['title']}>
          <Link to={paths.inModule(paths.campaign(campaign.slug), campaign.module_id)} data-cover="">
            {campaign.title}
          </Link>
        </Heading>
        <p className={styles['about']}>{campaign.description}</p>
        <CampaignDays campaign={campaign} />
        <p className={styles['days']}>{t('home.storeCount', { count: campaign.store_count })}</p>
      </div>
    </Card>
  );
}

/** /campaigns (NAV-15). */
export function CampaignsPage({ campaigns }: { readonly campaigns: readonly CampaignView[] }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const heading = t('list.campaigns');
  return (
    <>
      <PageHead title={heading} description={`${heading} · ${config.business_name}`} />
      <PageHero heading={heading} />
      {campaigns.length === 0 ? (
        <EmptyState
          picture="gift"
          title={t('list.noCampaigns')}
          text={t('list.noCampaignsText')}
          action={<ButtonLink to={paths.home()}>{t('home.back')}</ButtonLink>}
        />
      ) : (
        <ul className={gridStyles['rows']} aria-label={heading}>
          {campaigns.map((campaign, place) => (
            <li key={campaign.id}>
              <CampaignCard heading="h2" campaign={campaign} eager={place < 3} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** /campaigns/{slug}: a campaign and its stores. */
export function CampaignPage({ contents }: { readonly contents: CampaignContents }) {
  const { t } = useTranslation();
  const { campaign, listing } = contents;
  return (
    <>
      <PageHead
        title={campaign.title}
        description={campaign.description}
        path={paths.campaign(campaign.slug)}
        image={campaign.image_full_url}
      />
      <PageHero heading={campaign.title}>
        <p>{campaign.description}</p>
        <CampaignDays campaign={campaign} />
      </PageHero>
      <StoreList listing={listing} title={t('list.kind_stores')} first endless />
    </>
  );
}
