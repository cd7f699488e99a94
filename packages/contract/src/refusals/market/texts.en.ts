import type { MarketTexts } from './statuses.ts';

/** English. */
export const en: MarketTexts = {
  refusals: {
    page_not_found: 'There is no such page here.',
    message_required: 'Tell us in a few words what it is about.',
    until_past: 'The end of the maintenance must be in the future.',
    setting_unfit: 'This is not possible: {detail}',
    maintenance: 'The market is closed for maintenance. Nothing was changed. Try again later.',
  },
  notices: {
    page_kept: 'The page has been saved.',
    enquiry_sent: 'Your message has reached us. We answer by email or phone.',
    maintenance_on: 'The market is closed for maintenance now.',
    maintenance_off: 'The market is open again.',
    setting_decided: 'Saved. It applies from the next request on.',
  },
};
