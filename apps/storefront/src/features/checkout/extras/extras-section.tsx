import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import type { Draft } from '../draft.ts';
import { Part } from '../../../ui/part/part.tsx';
import type { ChangeDraft } from '../use-draft.ts';

interface ExtrasProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** Whether the store offers cutlery. */
  readonly cutlery: boolean;
  /** Major units; 0 if it is not offered. */
  readonly packagingCharge: number;
}

/** Cutlery, and extra packaging for a charge. Nothing if neither is offered. */
export function ExtrasSection({ draft, change, cutlery, packagingCharge }: ExtrasProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!cutlery && packagingCharge === 0) return null;
  return (
    <Part title={t('checkout.extras')}>
      <div>
        {cutlery && (
          <Checkbox
            label={t('checkout.cutlery')}
            hint={t('checkout.cutleryHint')}
            checked={draft.cutlery}
            onChange={({ target }) => change({ cutlery: target.checked })}
          />
        )}
        {packagingCharge > 0 && (
          <Checkbox
            label={t('checkout.packaging')}
            hint={t('checkout.packagingHint')}
            end={<bdi>+{format.price(packagingCharge)}</bdi>}
            checked={draft.extraPackaging}
            onChange={({ target }) => change({ extraPackaging: target.checked })}
          />
        )}
      </div>
    </Part>
  );
}
