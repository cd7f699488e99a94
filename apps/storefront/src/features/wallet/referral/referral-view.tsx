import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useCopy } from '../../../lib/toast/use-copy.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Page, PageCard } from '../../../ui/page/page.tsx';
import styles from '../wallet.module.css';

function useSharing(code: string) {
  const { t } = useTranslation();
  const { origin, config } = useMarket();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      showToast('success', t('wallet.codeCopied'));
    } catch {
      // The browser lets nobody write there: the code can be read and marked beside the button.
      showToast('error', t('wallet.codeNotCopied'));
    }
  };
  const url = `${origin}${paths.invitation(code)}`;
  const copyText = useCopy(t('common.linkCopied'));
  const copyLink = (): Promise<void> => copyText(url);
  const share = async (): Promise<void> => {
    // Whoever closes the device's own dialog has decided so.
    await navigator
      .share({
        title: config.business_name,
        text: t('wallet.shareText', { code, market: config.business_name }),
        url,
      })
      .catch(() => undefined);
  };
  return { copy, copyLink, share, canShare: typeof navigator.share === 'function' };
}

function Code({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const { copy, copyLink, share, canShare } = useSharing(code);
  return (
    <div className={styles['code']}>
      <div>
        <p className={styles['balanceLabel']}>{t('wallet.yourCode')}</p>
        <bdi className={styles['codeText']}>{code}</bdi>
      </div>
      <div className={styles['codeActions']}>
        <Button look="outline" onClick={() => void copy()}>
          {t('wallet.copyCode')}
        </Button>
        {canShare ? (
          <Button icon="send" onClick={() => void share()}>
            {t('wallet.share')}
          </Button>
        ) : (
          <Button onClick={() => void copyLink()}>{t('common.copyLink')}</Button>
        )}
      </div>
    </div>
  );
}

/** `/referral-code`: the customer's own code, and what it brings (PROF-06). */
export function ReferralView() {
  const { t } = useTranslation();
  const format = useFormat();
  const { config } = useMarket();
  const { data, error, refetch } = useQuery(callQuery('accounts.info'));
  const steps = [
    t('wallet.refShare'),
    t('wallet.refSignUp'),
    t('wallet.refBonus', { amount: isolate(format.price(config.ref_earning_exchange_rate)) }),
  ];
  if (error && !data)
    return (
      <Page title={t('wallet.referral')}>
        <LoadFailure title={t('wallet.notLoaded')} error={error} retry={refetch} />
      </Page>
    );
  return (
    <Page title={t('wallet.referral')}>
      <section className={styles['balance']} aria-label={t('wallet.yourCode')}>
        {data ? <Code code={data.ref_code} /> : <Skeleton shape="block" className={styles['codeWait']} />}
      </section>
      <PageCard title={t('wallet.refHow')}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PageCard>
    </Page>
  );
}
