import type { Language } from '@promenade/contract/refusals';
import { DELIVERIES, type Delivery } from './answer-page.ts';
import { pageStyle } from './page-style.ts';
import { type PageTexts, pageTexts } from './page-texts.ts';

/** What the page says of a payment. */
export interface SandboxPage {
  readonly language: Language;
  /** Undefined: the device’s. */
  readonly theme: 'light' | 'dark' | undefined;
  readonly market: string;
  /** As people read them. */
  readonly amount: string;
  readonly until: string;
  readonly key: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

function frame({ language, theme, key }: SandboxPage, title: string, content: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const themed = theme === undefined ? '' : ` data-theme="${theme}"`;
  return `<!doctype html><html lang="${language}" dir="${direction}"${themed}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><style>${pageStyle}</style></head><body><main>
<form method="post" action=""><input type="hidden" name="key" value="${escaped(key)}">${content}</form></main></body></html>`;
}

function deliveryChoice(texts: PageTexts, delivery: Delivery, chosen: Delivery): string {
  const checked = delivery === chosen ? ' checked' : '';
  return `<label class="choice"><input type="radio" name="delivery" value="${delivery}"${checked}>${escaped(texts[delivery])}</label>`;
}

const button = (texts: PageTexts, decision: 'approve' | 'second_step' | 'decline' | 'time_out'): string =>
  `<button name="decision" value="${decision}"${decision === 'approve' ? ' class="first"' : ''}>${escaped(texts[decision])}</button>`;

/** What the bank does: one form, no script, nothing from elsewhere. */
export function choicePage(page: SandboxPage): string {
  const texts = pageTexts[page.language];
  const legend = texts.delivery.replace('{market}', page.market);
  return frame(
    page,
    texts.title,
    `<h1>${escaped(texts.title)}</h1><p>${escaped(texts.stands)}</p>
<dl><div><dt>${escaped(texts.amount)}</dt><dd><bdi>${escaped(page.amount)}</bdi></dd></div>
<div><dt>${escaped(texts.until)}</dt><dd><bdi>${escaped(page.until)}</bdi></dd></div></dl>
<fieldset><legend>${escaped(legend)}</legend>${DELIVERIES.map((one) => deliveryChoice(texts, one, 'now')).join('')}</fieldset>
<div class="buttons">${(['approve', 'second_step', 'decline', 'time_out'] as const).map((one) => button(texts, one)).join('')}</div>`,
  );
}

/** The code that a bank would ask for. */
export function codePage(page: SandboxPage, delivery: Delivery, isWrong: boolean): string {
  const texts = pageTexts[page.language];
  const wrong = isWrong ? `<p class="wrong" id="wrong" role="alert">${escaped(texts.codeWrong)}</p>` : '';
  const described = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  return frame(
    page,
    texts.codeTitle,
    `<h1>${escaped(texts.codeTitle)}</h1><p>${escaped(texts.codeHint)}</p>${wrong}
<input type="hidden" name="delivery" value="${delivery}">
<p><label>${escaped(texts.code)}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus${described}></label></p>
<div class="buttons"><button class="first" name="decision" value="code">${escaped(texts.confirm)}</button>
<button name="decision" value="back">${escaped(texts.back)}</button></div>`,
  );
}
