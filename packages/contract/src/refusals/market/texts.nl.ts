import type { MarketTexts } from './statuses.ts';

/** Dutch. */
export const nl: MarketTexts = {
  refusals: {
    page_not_found: 'Die pagina is hier niet.',
    message_required: 'Vertel in een paar woorden waar het over gaat.',
    until_past: 'Het einde van het onderhoud moet nog komen.',
    setting_unfit: 'Zo kan het niet: {detail}',
    maintenance: 'De markt is gesloten voor onderhoud. Er is niets veranderd: probeer het straks opnieuw.',
  },
  notices: {
    page_kept: 'De pagina is opgeslagen.',
    enquiry_sent: 'Uw bericht is aangekomen. We antwoorden per e-mail of telefoon.',
    maintenance_on: 'De markt is nu gesloten voor onderhoud.',
    maintenance_off: 'De markt is weer open.',
    setting_decided: 'Vastgelegd: het telt vanaf het volgende verzoek.',
  },
};
