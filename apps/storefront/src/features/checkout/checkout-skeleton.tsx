import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { Card } from '../../ui/card/card.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './checkout.module.css';
import { Part } from '../../ui/part/part.tsx';

const block = <Skeleton shape="block" className={styles['blockWait']} />;

/** The sections below the address, until the server's first answer: their headings, and space for the rest. */
export function QuestionsWait() {
  const { t } = useTranslation();
  const { config } = useMarket();
  return (
    <>
      {config.schedule_order === 1 && <Part title={t('checkout.when')}>{block}</Part>}
      <Part title={t('checkout.notes')}>{block}</Part>
      <Part title={t('checkout.payment')}>{block}</Part>
    </>
  );
}

function SummaryWait({ byPrescription }: { readonly byPrescription: boolean }) {
  const { t } = useTranslation();
  return (
    <Card as="section" padded className={styles['summary']}>
      <h2 className={styles['heading']}>
        {t(byPrescription ? 'checkout.prescriptionNext' : 'checkout.yourOrder')}
      </h2>
      <Skeleton shape="block" className={styles['billWait']} />
      {!byPrescription && <p className={styles['quiet']}>{t('checkout.placeNote')}</p>}
    </Card>
  );
}

interface SkeletonProps {
  readonly byPrescription?: boolean;
}

/** The skeleton of checkout, in its final shape: with the texts that are the same for everybody. */
export function CheckoutSkeleton({ byPrescription = false }: SkeletonProps) {
  return (
    <Columns stays aside={<SummaryWait byPrescription={byPrescription} />}>
      <Loading>
        <Skeleton shape="block" className={styles['howWait']} />
      </Loading>
      <Skeleton shape="block" className={styles['whereWait']} />
      {!byPrescription && <QuestionsWait />}
    </Columns>
  );
}
