import { readWeek } from '@promenade/domain/hours';
import { capabilitiesOf } from '@promenade/domain/modules';
import { storeProblems } from '@promenade/domain/partners';
import type { Market } from '../../../lib/session/market.ts';
import type { Translator } from '../../../lib/i18n/translator.ts';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import type { Problems } from '../form/problems.ts';
import { holds, type Zone } from '../form/use-zones.ts';
import { pointOf, type StoreDraft, writtenWeek } from './store-draft.ts';

/** The steps of a store, in their order. */
export const storeSteps = ['about', 'shop', 'hours', 'plan', 'review'] as const;

/** One of {@link storeSteps}. */
export type StoreStep = (typeof storeSteps)[number];

/** What is sent along. */
export interface StoreFiles {
  readonly logo: readonly ChosenPicture[];
  readonly cover: readonly ChosenPicture[];
  readonly documents: readonly ChosenPicture[];
}

const stepOfField: Readonly<Record<string, StoreStep>> = {
  f_name: 'about',
  l_name: 'about',
  email: 'about',
  phone: 'about',
  module_id: 'shop',
  name: 'shop',
  kind: 'shop',
  address: 'shop',
  zone_id: 'shop',
  latitude: 'shop',
  pickup_zone_ids: 'shop',
  opening_hours: 'hours',
  minimum_delivery_time: 'hours',
  maximum_delivery_time: 'hours',
  business_plan: 'plan',
  logo: 'plan',
  cover_photo: 'plan',
  documents: 'plan',
};

/** The errors of one step. */
export function problemsOfStep(problems: Problems, step: StoreStep): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => stepOfField[field] === step));
}

/** The capabilities of a module; none if none is chosen. */
export function chosenModule(modules: Market['modules'], { moduleId }: StoreDraft) {
  const module = modules.find(({ id }) => id === moduleId);
  return module && { module, capabilities: capabilitiesOf(module.module_type) };
}

/** Minutes as entered; NaN if not a number. */
const minutes = (written: string): number => (written.trim() === '' ? Number.NaN : Number(written));

type T = Translator['t'];

function placeProblems(draft: StoreDraft, zones: readonly Zone[], t: T): Problems {
  const zone = zones.find(({ id }) => id === draft.zoneId);
  const point = pointOf(draft);
  if (!point) return { latitude: t('partners.p_place'), ...(!zone && { zone_id: t('partners.p_zone') }) };
  if (!zone) return { zone_id: t('partners.p_zone') };
  return holds(zone, point) ? {} : { latitude: t('partners.p_outside', { zone: zone.name }) };
}

function hoursProblem(draft: StoreDraft, { t, language }: Pick<Translator, 't' | 'language'>): Problems {
  const read = readWeek(writtenWeek(draft.week));
  if (read.ok) return {};
  const { fault } = read;
  if (fault.code === 'hours_empty') return { opening_hours: t('partners.p_hours_empty') };
  return {
    opening_hours: t(`partners.p_${fault.code}`, { day: weekdayNames(language)[fault.weekday] ?? '' }),
  };
}

// A Sunday, for weekday names only.
const sundayMs = Date.UTC(2017, 0, 1);

/** Weekdays in a language, Sunday first. */
export function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, weekday) => format.format(sundayMs + weekday * 86_400_000));
}

interface Judged {
  readonly draft: StoreDraft;
  readonly files: StoreFiles;
  readonly zones: readonly Zone[];
  readonly modules: Market['modules'];
  /** Plans that may be chosen. */
  readonly planIds: readonly string[];
}

/** All errors of the current draft, by field. */
export function storeProblemsOf(
  { draft, files, zones, modules, planIds }: Judged,
  translator: Pick<Translator, 't' | 'language'>,
): Problems {
  const { t } = translator;
  const capabilities = chosenModule(modules, draft)?.capabilities;
  const delivers = !capabilities?.trips;
  const words = storeProblems({
    ...draft,
    minimum_delivery_time: delivers ? minutes(draft.minutesFrom) : undefined,
    maximum_delivery_time: delivers ? minutes(draft.minutesTo) : undefined,
  });
  return {
    ...Object.fromEntries(words.map(({ field, code }) => [field, t(`partners.p_${code}`)])),
    ...(!capabilities && { module_id: t('partners.p_module') }),
    ...placeProblems(draft, zones, t),
    ...(!capabilities?.alwaysOpen && hoursProblem(draft, translator)),
    ...(!planIds.includes(draft.plan) && { business_plan: t('partners.p_plan') }),
    ...(files.logo.length === 0 && { logo: t('partners.p_file') }),
    ...(files.cover.length === 0 && { cover_photo: t('partners.p_file') }),
  };
}
