import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { mostFiles } from '../form/chosen-files.ts';
import { ChoiceTiles } from '../form/choice-tiles.tsx';
import { FileField } from '../form/file-field.tsx';
import form from '../form/form.module.css';
import { PersonFields } from '../form/person-fields.tsx';
import { type Plan, PlanTiles } from '../form/plan-tiles.tsx';
import type { Problems } from '../form/problems.ts';
import type { Zone } from '../form/use-zones.ts';
import {
  type ChangeCourier,
  type CourierDraft,
  type CourierFiles,
  identityTypes,
  vehicles,
} from './courier-draft.ts';

interface StepProps {
  readonly draft: CourierDraft;
  readonly problems: Problems;
  readonly onChange: ChangeCourier;
}

/** The courier, the area and the vehicle. */
export function AboutCourier({
  draft,
  zones,
  problems,
  onChange,
}: StepProps & { readonly zones: readonly Zone[] }) {
  const { t } = useTranslation();
  return (
    <>
      <PersonFields draft={draft} problems={problems} onChange={onChange} />
      <ChoiceTiles
        name="vehicle"
        legend={t('partners.vehicle')}
        value={draft.vehicle}
        options={vehicles.map((vehicle) => ({
          value: vehicle,
          face: <span className={form['tileTitle']}>{t(`partners.vehicle_${vehicle}`)}</span>,
        }))}
        onChange={(chosen) => onChange({ vehicle: vehicles.find((one) => one === chosen) ?? draft.vehicle })}
      />
      <SelectField
        label={t('partners.courierZone')}
        hint={t('partners.courierZoneHint')}
        error={problems['zone_id']}
        placeholder={t('partners.chooseZone')}
        value={draft.zone_id}
        options={zones.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onChange({ zone_id: target.value })}
      />
    </>
  );
}

interface PapersProps extends StepProps {
  readonly files: CourierFiles;
  readonly plans: readonly Plan[];
  /** Two pictures may be reduced at once: each changes its own part. */
  readonly onFiles: (change: Partial<CourierFiles>) => void;
}

/** Identity document, and consent. */
export function PapersStep({ draft, files, plans, problems, onChange, onFiles }: PapersProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={form['fields']}>
        <SelectField
          label={t('partners.identityType')}
          value={draft.identity_type}
          options={identityTypes.map((type) => ({ value: type, label: t(`partners.identity_${type}`) }))}
          onChange={({ target }) =>
            onChange({
              identity_type: identityTypes.find((one) => one === target.value) ?? draft.identity_type,
            })
          }
        />
        <TextField
          label={t('partners.identityNumber')}
          dir="ltr"
          autoComplete="off"
          maxLength={60}
          value={draft.identity_number}
          error={problems['identity_number']}
          onChange={({ target }) => onChange({ identity_number: target.value })}
        />
      </div>
      <div className={form['fields']}>
        <FileField
          label={t('partners.identityPictures')}
          hint={t('partners.identityHint')}
          error={problems['identity_image']}
          of="paper"
          most={mostFiles}
          files={files.identity}
          onChange={(identity) => onFiles({ identity })}
        />
        <FileField
          label={t('partners.portrait')}
          hint={t('partners.portraitHint')}
          error={problems['image']}
          of="portrait"
          files={files.image}
          onChange={(image) => onFiles({ image })}
        />
      </div>
      <PlanTiles
        plans={plans}
        ofCourier
        value={draft.business_plan}
        error={problems['business_plan']}
        onChange={(plan) => onChange({ business_plan: plan })}
      />
    </>
  );
}
