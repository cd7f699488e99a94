import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Loading } from '../../../ui/skeleton/skeleton.tsx';
import styles from './send.module.css';
import { waitingKinds } from './send-skeleton.tsx';
import { StepCard } from './step.tsx';

const picturePixels = 256;

/** The kinds of parcels. */
export const kindsQuery = callQuery('parcels.categories');

interface KindStepProps {
  readonly value: string | null;
  readonly missing: boolean;
  readonly onChange: (categoryId: string) => void;
}

function Kinds({ value, missing, onChange }: KindStepProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(kindsQuery);
  if (error && !data)
    return <LoadFailure heading="h3" title={t('parcel.kindsNotLoaded')} error={error} retry={refetch} />;
  if (!data) return <Loading className={styles['kinds']}>{waitingKinds}</Loading>;
  return (
    <div
      role="radiogroup"
      aria-label={t('parcel.kinds')}
      aria-invalid={missing || undefined}
      data-invalid={missing || undefined}
      className={styles['kinds']}
    >
      {data.map((kind) => (
        <label key={kind.id} className={styles['kind']}>
          <input
            type="radio"
            name="parcel-kind"
            className={styles['kindInput']}
            checked={kind.id === value}
            onChange={() => onChange(kind.id)}
          />
          <Picture
            className={styles['kindPicture']}
            src={kind.image_full_url}
            alt=""
            width={picturePixels}
            height={picturePixels}
            hue="parcel"
            fit="contain"
          />
          <span className={styles['kindWords']}>
            <span className={styles['strong']}>{kind.name}</span>
            <small className={styles['quiet']}>{kind.description}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

/** What is sent. */
export function KindStep({ value, missing, onChange }: KindStepProps) {
  const { t } = useTranslation();
  return (
    <StepCard id="kind" number={1} title={t('parcel.stepKind')}>
      {missing && (
        // Above the kinds: on a phone the last of them is a screen away from the first, which has the focus.
        <FieldError>{t('parcel.kindMissing')}</FieldError>
      )}
      <Kinds value={value} missing={missing} onChange={onChange} />
    </StepCard>
  );
}
