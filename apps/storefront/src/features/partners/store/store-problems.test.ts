import { expect, test } from 'vitest';
import type { Market } from '../../../lib/session/market.ts';
import type { Zone } from '../form/use-zones.ts';
import { storeDrafts, type StoreDraft } from './store-draft.ts';
import {
  chosenModule,
  problemsOfStep,
  type StoreFiles,
  storeProblemsOf,
  storeSteps,
  weekdayNames,
} from './store-problems.ts';

type ModuleType = Market['modules'][number]['module_type'];

const modules = (['food', 'rental', 'ecommerce'] as const satisfies readonly ModuleType[]).map(
  (module_type) => ({ id: module_type, module_type }),
) as unknown as Market['modules'];

const square = [
  [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
  ],
];
const zones = [
  { id: 'z', name: 'Centre', geometry: { type: 'MultiPolygon', coordinates: square } },
] as unknown as readonly Zone[];

const picture = { blob: new Blob(['x']), address: 'blob:x' };
const files: StoreFiles = { logo: [picture], cover: [picture], documents: [] };

const whole: StoreDraft = {
  ...storeDrafts.empty,
  f_name: 'Ana',
  l_name: 'Paz',
  email: 'ana@example.com',
  phone: '+59899123456',
  moduleId: 'food',
  name: 'Uno',
  address: 'Sarandí 500',
  latitude: '0.5',
  longitude: '0.5',
  zoneId: 'z',
  plan: 'share',
};

const t = (key: string, values: object = {}) =>
  [key.slice('partners.p_'.length), ...Object.values(values)].join(' ');

/** What is wrong with a store like the whole one but for this. */
const wrong = (change: Partial<StoreDraft>, given: Partial<StoreFiles> = {}) =>
  storeProblemsOf(
    { draft: { ...whole, ...change }, files: { ...files, ...given }, zones, modules, planIds: ['share'] },
    { t: t as never, language: 'en' },
  );

test('[PART-01] a whole store has nothing wrong with it', () => {
  expect(wrong({})).toEqual({});
});

test.each([
  ['a place without coordinates', { latitude: '' }, { latitude: 'place' }],
  ['neither place nor zone', { latitude: '', zoneId: '' }, { latitude: 'place', zone_id: 'zone' }],
  ['a place without a zone', { zoneId: 'gone' }, { zone_id: 'zone' }],
  ['a place outside its zone', { longitude: '1.5' }, { latitude: 'outside Centre' }],
  ['nothing that it sells', { moduleId: '' }, { module_id: 'module' }],
  ['a plan that is none', { plan: 'other' }, { business_plan: 'plan' }],
  ['no hours', { week: [[], [], [], [], [], [], []] }, { opening_hours: 'hours_empty' }],
  [
    'half an hour of the week',
    { week: [[], [], [{ opens: '09:00', closes: '' }], [], [], [], []] },
    { opening_hours: 'hours_time Tuesday' },
  ],
  ['no minutes', { minutesFrom: ' ' }, { minimum_delivery_time: 'minutes_invalid' }],
  ['the shorter minutes behind', { minutesFrom: '50' }, { maximum_delivery_time: 'minutes_reversed' }],
])('[PART-01] a store with %s is told of it where it stands', (_what, change, told) => {
  expect(wrong(change)).toEqual(told);
});

test('[PART-01] logo and cover are asked for, papers are not', () => {
  expect(wrong({}, { logo: [], cover: [] })).toEqual({ logo: 'file', cover_photo: 'file' });
});

test('[PART-01] who lets vehicles delivers nothing, and who is always open has no hours', () => {
  expect(wrong({ moduleId: 'rental', minutesFrom: '', minutesTo: '' })).toEqual({});
  const closed = { week: [[], [], [], [], [], [], []] };
  const isAlwaysOpen = chosenModule(modules, { ...whole, moduleId: 'ecommerce' })?.capabilities.alwaysOpen;
  expect(wrong({ moduleId: 'ecommerce', ...closed })).toEqual(
    isAlwaysOpen ? {} : { opening_hours: 'hours_empty' },
  );
  expect(chosenModule(modules, { ...whole, moduleId: 'gone' })).toBeUndefined();
});

test('[PART-01] every field stands on one step, and what is wrong with it is told there', () => {
  const all = wrong(
    { ...storeDrafts.empty, latitude: '', moduleId: '', zoneId: '', plan: '', minutesFrom: '', week: [] },
    { logo: [], cover: [] },
  );
  const told = storeSteps.flatMap((step) => Object.keys(problemsOfStep(all, step)));
  expect(told.toSorted()).toEqual(Object.keys(all).toSorted());
  expect(problemsOfStep({ email: 'x', logo: 'y' }, 'plan')).toEqual({ logo: 'y' });
});

test('weekdays begin with Sunday, in the language of the page', () => {
  expect([weekdayNames('en')[0], weekdayNames('nl')[6]]).toEqual(['Sunday', 'zaterdag']);
});
