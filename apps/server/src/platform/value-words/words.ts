import type { Language } from '@promenade/contract/refusals';

/** Which side of its bound a value has to be on. */
export type Side = 'at_least' | 'at_most' | 'more_than' | 'less_than';

/** What is counted in a value that has a length. */
export type Counted = 'characters' | 'entries';

/** What a value has to be, in one language. Each text stands after the field's name and a colon. */
export interface ValueWords {
  readonly missing: string;
  readonly empty: string;
  /** An empty text among `values`. */
  readonly emptyValue: string;
  /** For what is no number at all. */
  readonly digits: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly formats: Readonly<Record<string, string>>;
  readonly bounds: Readonly<Record<Side, string>>;
  readonly lengths: Readonly<Record<'at_least' | 'at_most', string>>;
  readonly counted: Readonly<Record<Counted, readonly [one: string, other: string]>>;
  readonly value: string;
  readonly values: string;
  readonly unknownFields: string;
  readonly pattern: string;
  readonly other: string;
  readonly comma: string;
}

const day = '2026-11-26';
const instant = '2026-11-26T19:42:00Z';
const url = 'https://market.example';

const en: ValueWords = {
  missing: 'is missing',
  empty: 'must not be empty',
  emptyValue: 'empty',
  digits: 'must be a number, in digits',
  kinds: {
    number: 'must be a number, such as 22.5',
    int: 'must be a whole number',
    boolean: 'must be true or false',
    string: 'must be a text',
    object: 'must be an object of JSON, {"name": value, …}',
    array: 'must be a list of JSON, […]',
  },
  formats: {
    date: `must be a day such as ${day}`,
    datetime: `must be an instant such as ${instant}`,
    url: `must be a web address such as ${url}`,
  },
  bounds: {
    at_least: 'must be at least {bound}',
    at_most: 'must be at most {bound}',
    more_than: 'must be more than {bound}',
    less_than: 'must be less than {bound}',
  },
  lengths: {
    at_least: 'must have at least {bound} {counted}',
    at_most: 'must have at most {bound} {counted}',
  },
  counted: { characters: ['character', 'characters'], entries: ['entry', 'entries'] },
  value: 'must be {values}',
  values: 'must be one of {values}',
  unknownFields: 'has no place for {fields}',
  pattern: 'must match {pattern}',
  other: 'is not valid',
  comma: ', ',
};

const fr: ValueWords = {
  missing: 'manque',
  empty: 'ne doit pas être vide',
  emptyValue: 'vide',
  digits: 'doit être un nombre, en chiffres',
  kinds: {
    number: 'doit être un nombre, comme 22.5',
    int: 'doit être un nombre entier',
    boolean: 'doit être true ou false',
    string: 'doit être un texte',
    object: 'doit être un objet JSON, {"nom": valeur, …}',
    array: 'doit être une liste JSON, […]',
  },
  formats: {
    date: `doit être un jour comme ${day}`,
    datetime: `doit être un instant comme ${instant}`,
    url: `doit être une adresse web comme ${url}`,
  },
  bounds: {
    at_least: 'doit être au minimum {bound}',
    at_most: 'doit être au maximum {bound}',
    more_than: 'doit être supérieur à {bound}',
    less_than: 'doit être inférieur à {bound}',
  },
  lengths: {
    at_least: 'doit compter au moins {bound} {counted}',
    at_most: 'doit compter au plus {bound} {counted}',
  },
  counted: { characters: ['caractère', 'caractères'], entries: ['élément', 'éléments'] },
  value: 'doit être {values}',
  values: 'doit être une de ces valeurs\u00a0: {values}',
  unknownFields: 'ne prévoit pas {fields}',
  pattern: 'doit avoir la forme {pattern}',
  other: 'n’est pas valable',
  comma: ', ',
};

const nl: ValueWords = {
  missing: 'ontbreekt',
  empty: 'mag niet leeg zijn',
  emptyValue: 'leeg',
  digits: 'moet een getal zijn, in cijfers',
  kinds: {
    number: 'moet een getal zijn, zoals 22.5',
    int: 'moet een heel getal zijn',
    boolean: 'moet true of false zijn',
    string: 'moet een tekst zijn',
    object: 'moet een JSON-object zijn, {"naam": waarde, …}',
    array: 'moet een JSON-lijst zijn, […]',
  },
  formats: {
    date: `moet een dag zijn, zoals ${day}`,
    datetime: `moet een tijdstip zijn, zoals ${instant}`,
    url: `moet een webadres zijn, zoals ${url}`,
  },
  bounds: {
    at_least: 'moet minstens {bound} zijn',
    at_most: 'mag hoogstens {bound} zijn',
    more_than: 'moet meer dan {bound} zijn',
    less_than: 'moet minder dan {bound} zijn',
  },
  lengths: {
    at_least: 'moet minstens {bound} {counted} hebben',
    at_most: 'mag hoogstens {bound} {counted} hebben',
  },
  counted: { characters: ['teken', 'tekens'], entries: ['regel', 'regels'] },
  value: 'moet {values} zijn',
  values: 'moet een van deze zijn: {values}',
  unknownFields: 'heeft geen plaats voor {fields}',
  pattern: 'moet passen op {pattern}',
  other: 'is niet geldig',
  comma: ', ',
};

const ar: ValueWords = {
  missing: 'مفقود',
  empty: 'يجب ألا يكون فارغًا',
  emptyValue: 'فارغ',
  digits: 'يجب أن يكون رقمًا مكتوبًا بالأرقام',
  kinds: {
    number: 'يجب أن يكون رقمًا مثل 22.5',
    int: 'يجب أن يكون عددًا صحيحًا',
    boolean: 'يجب أن يكون true أو false',
    string: 'يجب أن يكون نصًا',
    object: 'يجب أن يكون كائن JSON بصيغة {"name": value, …}',
    array: 'يجب أن يكون قائمة JSON بصيغة […]',
  },
  formats: {
    date: `يجب أن يكون يومًا مثل ${day}`,
    datetime: `يجب أن يكون لحظة مثل ${instant}`,
    url: `يجب أن يكون عنوان ويب مثل ${url}`,
  },
  bounds: {
    at_least: 'يجب ألا يقل عن {bound}',
    at_most: 'يجب ألا يزيد على {bound}',
    more_than: 'يجب أن يكون أكبر من {bound}',
    less_than: 'يجب أن يكون أصغر من {bound}',
  },
  // The noun before the number needs no plural of the number.
  lengths: {
    at_least: 'يجب ألا يقل عدد {counted} عن {bound}',
    at_most: 'يجب ألا يزيد عدد {counted} على {bound}',
  },
  counted: { characters: ['الأحرف', 'الأحرف'], entries: ['العناصر', 'العناصر'] },
  value: 'يجب أن يكون {values}',
  values: 'يجب أن يكون واحدًا من هذه: {values}',
  unknownFields: 'لا مكان فيه لـ {fields}',
  pattern: 'يجب أن يطابق {pattern}',
  other: 'غير صالح',
  comma: '، ',
};

/** What a value has to be, by language. */
export const wordsByLanguage: Readonly<Record<Language, ValueWords>> = { ar, en, fr, nl };
