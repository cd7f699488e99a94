/** Refusals of pages, the contact form, settings and maintenance, with their HTTP statuses. */
export const marketRefusalStatus = {
  page_not_found: 404,
  message_required: 422,
  until_past: 422,
  setting_unfit: 422,
  maintenance: 503,
} as const;

/** A refusal of the market as a whole. */
export type MarketRefusalCode = keyof typeof marketRefusalStatus;

/** Notices of success about the market as a whole. */
export type MarketNoticeCode =
  | 'page_kept'
  | 'enquiry_sent'
  | 'maintenance_on'
  | 'maintenance_off'
  | 'setting_decided';

/** The texts of one language; the type makes the map complete. */
export interface MarketTexts {
  readonly refusals: Readonly<Record<MarketRefusalCode, string>>;
  readonly notices: Readonly<Record<MarketNoticeCode, string>>;
}
