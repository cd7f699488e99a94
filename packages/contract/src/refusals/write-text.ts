import { accountTexts } from './accounts/index.ts';
import { afterTexts } from './after/index.ts';
import { checkoutTexts } from './checkout/index.ts';
import { marketTexts } from './market/index.ts';
import { messageTexts } from './messages/index.ts';
import { parcelTexts } from './parcels/index.ts';
import { partnerTexts } from './partners/index.ts';
import { paymentTexts } from './payments/index.ts';
import type { RefusalCode, RefusalParams } from './refusals.ts';
import { rentalTexts } from './rental/index.ts';
import { statusWord } from './status-words.ts';
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';
import type { Language, NoticeCode, Texts } from './texts.ts';

interface AllTexts {
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly notices: Readonly<Record<NoticeCode, string>>;
}

function textsIn(language: Language, common: Texts): AllTexts {
  const accounts = accountTexts[language];
  const after = afterTexts[language];
  const market = marketTexts[language];
  const parcels = parcelTexts[language];
  const partners = partnerTexts[language];
  const payments = paymentTexts[language];
  const rental = rentalTexts[language];
  return {
    refusals: {
      ...common.refusals,
      ...accounts.refusals,
      ...after.refusals,
      ...market.refusals,
      ...parcels.refusals,
      ...partners.refusals,
      ...payments.refusals,
      ...rental.refusals,
      ...checkoutTexts[language],
      ...messageTexts[language],
    },
    notices: {
      ...common.notices,
      ...accounts.notices,
      ...after.notices,
      ...market.notices,
      ...parcels.notices,
      ...partners.notices,
      ...payments.notices,
      ...rental.notices,
    },
  };
}

const texts: Readonly<Record<Language, AllTexts>> = {
  en: textsIn('en', en),
  ar: textsIn('ar', ar),
  nl: textsIn('nl', nl),
  fr: textsIn('fr', fr),
};

// Up to this many of a unit are shown in that unit; more in the next larger one.
const mostOfUnit = 90;

/** A waiting time such as `in 10 minutes`, rounded up. */
function waitIn(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  // Intl's relative time in Arabic says 'within', which would mislead somebody who has to wait.
  const words = (count: number, unit: 'second' | 'minute' | 'hour') =>
    format.format(count, unit).replace('خلال', 'بعد');
  if (seconds <= mostOfUnit) return words(seconds, 'second');
  return minutes <= mostOfUnit ? words(minutes, 'minute') : words(Math.ceil(minutes / 60), 'hour');
}

function fill(template: string, params: RefusalParams): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The text of a refusal in a language; `{name}` in it is replaced from `params`, `{wait}` from its seconds. */
export function messageOf(code: RefusalCode, language: Language, params: RefusalParams = {}): string {
  const { status, seconds } = params;
  const named = {
    ...params,
    ...(status === undefined ? {} : { status: statusWord(String(status), language) }),
    ...(seconds === undefined ? {} : { wait: waitIn(Number(seconds), language) }),
  };
  return fill(texts[language].refusals[code], named);
}

/** The text of a success in a language. */
export function noticeOf(code: NoticeCode, language: Language, params: RefusalParams = {}): string {
  return fill(texts[language].notices[code], params);
}
