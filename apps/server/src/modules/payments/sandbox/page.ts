import { escapedHtml as escaped } from '../../../platform/pages/escaped-html.ts';
import { type PagePreferences, pageFrame } from '../../../platform/pages/page-frame.ts';
import { DELIVERIES, type Delivery } from './answer-page.ts';
import { type PageTexts, pageTexts } from './page-texts.ts';

/** What the page says of a payment. */
export interface SandboxPage extends PagePreferences {
  readonly market: string;
  /** As people read them. */
  readonly amount: string;
  readonly until: string;
  readonly key: string;
}

const form = (page: SandboxPage, title: string, content: string): string =>
  pageFrame(
    page,
    title,
    `<form method="post" action=""><input type="hidden" name="key" value="${escaped(page.key)}">${content}</form>`,
  );

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
  return form(
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
  return form(
    page,
    texts.codeTitle,
    `<h1>${escaped(texts.codeTitle)}</h1><p>${escaped(texts.codeHint)}</p>${wrong}
<input type="hidden" name="delivery" value="${delivery}">
<p><label>${escaped(texts.code)}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus${described}></label></p>
<div class="buttons"><button class="first" name="decision" value="code">${escaped(texts.confirm)}</button>
<button name="decision" value="back">${escaped(texts.back)}</button></div>`,
  );
}
