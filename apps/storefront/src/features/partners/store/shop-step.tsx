import { sellerKindOf } from '@promenade/domain/partners';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ChoiceTiles } from '../form/choice-tiles.tsx';
import form from '../form/form.module.css';
import type { Problems } from '../form/problems.ts';
import type { Zone } from '../form/use-zones.ts';
import { PlacePart, type PlaceSearchSlot } from './place-part.tsx';
import styles from './store.module.css';
import type { ChangeStore, StoreDraft } from './store-draft.ts';

interface ShopStepProps {
  readonly draft: StoreDraft;
  readonly problems: Problems;
  /** Those in which the chosen module is offered; all before one is chosen. */
  readonly zones: readonly Zone[];
  /** The module is given by the page. */
  readonly moduleFixed: boolean;
  readonly isProvider: boolean;
  readonly PlaceSearch: PlaceSearchSlot;
  readonly onChange: ChangeStore;
}

/** The modules that have stores, or providers, in some zone. */
export function useSellerModules() {
  return useMarket().modules.filter(
    ({ module_type: type, status, zones }) => status === 1 && zones.length > 0 && sellerKindOf(type),
  );
}

function ModuleTiles({ draft, problems, onChange }: Pick<ShopStepProps, 'draft' | 'problems' | 'onChange'>) {
  const { t } = useTranslation();
  const options = useSellerModules().map(
    ({ id, module_name: name, icon_full_url: icon, module_type: type }) => ({
      value: id,
      face: (
        <>
          <Picture src={icon} alt="" width={72} height={72} hue={type} className={styles['modulePicture']} />
          <span className={form['tileTitle']}>{name}</span>
        </>
      ),
    }),
  );
  return (
    <ChoiceTiles
      name="module_id"
      legend={t('partners.sells')}
      pictures
      value={draft.moduleId}
      error={problems['module_id']}
      options={options}
      onChange={(moduleId) => onChange({ moduleId, plan: '' })}
    />
  );
}

/** Other zones where a provider's vehicles can be picked up. */
function PickupZones({ draft, zones, onChange }: Pick<ShopStepProps, 'draft' | 'zones' | 'onChange'>) {
  const { t } = useTranslation();
  const others = zones.filter(({ id }) => id !== draft.zoneId);
  if (others.length === 0) return null;
  const { pickupZoneIds: chosen } = draft;
  const turn = (id: string): void =>
    onChange({ pickupZoneIds: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  return (
    <fieldset className={form['group']}>
      <legend>{t('partners.pickupZones')}</legend>
      <div className={styles['zones']}>
        {others.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => turn(id)} />
        ))}
      </div>
    </fieldset>
  );
}

/** The shop's name, goods and location. */
export function ShopStep(props: ShopStepProps) {
  const { draft, problems, zones, moduleFixed, isProvider, PlaceSearch, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      {!moduleFixed && <ModuleTiles draft={draft} problems={problems} onChange={onChange} />}
      <div className={form['fields']}>
        <TextField
          label={t(isProvider ? 'partners.nameProvider' : 'partners.name')}
          hint={t('partners.nameHint')}
          autoComplete="organization"
          maxLength={120}
          value={draft.name}
          error={problems['name']}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={t('partners.kind')}
          hint={t(isProvider ? 'partners.kindHintProvider' : 'partners.kindHint')}
          autoComplete="off"
          maxLength={80}
          value={draft.kind}
          onChange={({ target }) => onChange({ kind: target.value })}
        />
      </div>
      <PlacePart
        draft={draft}
        zones={zones}
        problems={problems}
        PlaceSearch={PlaceSearch}
        onChange={onChange}
      />
      {isProvider && <PickupZones draft={draft} zones={zones} onChange={onChange} />}
    </>
  );
}
