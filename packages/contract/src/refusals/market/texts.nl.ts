import type { MarketTexts } from './statuses.ts';

/** Dutch. */
export const nl: MarketTexts = {
  refusals: {
    page_not_found: 'Die pagina bestaat hier niet.',
    message_required: 'Vertel in een paar woorden waar het over gaat.',
    until_past: 'Het einde van het onderhoud moet nog komen.',
    setting_unfit: 'Dat kan niet: {detail}',
    maintenance: 'De markt is gesloten voor onderhoud. Er is niets veranderd. Probeer het later opnieuw.',
  },
  notices: {
    page_kept: 'De pagina is opgeslagen.',
    enquiry_sent: 'Je bericht is aangekomen. We antwoorden per e-mail of telefoon.',
    maintenance_on: 'De markt is nu gesloten voor onderhoud.',
    maintenance_off: 'De markt is weer open.',
    setting_decided: 'Opgeslagen. Het geldt vanaf het volgende verzoek.',
  },
};
