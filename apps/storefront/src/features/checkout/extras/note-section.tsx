import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea, TextField } from '../../../ui/field/field.tsx';
import type { Draft } from '../draft.ts';
import { Part } from '../../../ui/part/part.tsx';
import type { ChangeDraft } from '../use-draft.ts';

// The contract's maximum length.
const noteMaximum = 500;
const instructionMaximum = 300;

/** A note for the store and, for deliveries, the courier. */
export function NoteSection({ draft, change }: { readonly draft: Draft; readonly change: ChangeDraft }) {
  const { t } = useTranslation();
  return (
    <Part title={t('checkout.notes')}>
      <TextArea
        label={t('checkout.note')}
        placeholder={t('checkout.noteHint')}
        maxLength={noteMaximum}
        rows={2}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {draft.orderType === 'delivery' && (
        <TextField
          label={t('checkout.instruction')}
          placeholder={t('checkout.instructionHint')}
          maxLength={instructionMaximum}
          value={draft.instruction}
          onChange={({ target }) => change({ instruction: target.value })}
        />
      )}
    </Part>
  );
}
