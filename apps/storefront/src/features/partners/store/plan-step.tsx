import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { mostFiles } from '../form/chosen-files.ts';
import { FileField } from '../form/file-field.tsx';
import form from '../form/form.module.css';
import { type Plan, PlanTiles } from '../form/plan-tiles.tsx';
import type { Problems } from '../form/problems.ts';
import type { ChangeStore, StoreDraft } from './store-draft.ts';
import type { StoreFiles } from './store-problems.ts';

interface PlanStepProps {
  readonly draft: StoreDraft;
  readonly files: StoreFiles;
  readonly plans: readonly Plan[];
  readonly problems: Problems;
  readonly onChange: ChangeStore;
  /** Two pictures may be reduced at once: each changes its own part. */
  readonly onFiles: (change: Partial<StoreFiles>) => void;
}

/** Consent, and the documents. */
export function PlanStep({ draft, files, plans, problems, onChange, onFiles }: PlanStepProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <PlanTiles
        plans={plans}
        value={draft.plan}
        error={problems['business_plan']}
        onChange={(plan) => onChange({ plan })}
      />
      <div className={form['group']}>
        <h3 className={form['groupTitle']}>{t('partners.files')}</h3>
        <div className={form['fields']}>
          <FileField
            label={t('partners.logo')}
            hint={t('partners.logoHint')}
            error={problems['logo']}
            of="portrait"
            files={files.logo}
            onChange={(logo) => onFiles({ logo })}
          />
          <FileField
            label={t('partners.cover')}
            hint={t('partners.coverHint')}
            error={problems['cover_photo']}
            of="wide"
            files={files.cover}
            onChange={(cover) => onFiles({ cover })}
          />
        </div>
        <FileField
          label={t('partners.documents')}
          hint={t('partners.documentsHint', { count: format.number(mostFiles) })}
          error={problems['documents']}
          of="document"
          most={mostFiles}
          files={files.documents}
          onChange={(documents) => onFiles({ documents })}
        />
      </div>
      <div className={form['fields']}>
        <TextField
          label={t('partners.taxId')}
          hint={t('partners.optional')}
          autoComplete="off"
          maxLength={60}
          value={draft.taxId}
          onChange={({ target }) => onChange({ taxId: target.value })}
        />
      </div>
    </>
  );
}
