import type { MarketTexts } from './statuses.ts';

/** French. */
export const fr: MarketTexts = {
  refusals: {
    page_not_found: 'Cette page n’existe pas ici.',
    message_required: 'Dites-nous en quelques mots de quoi il s’agit.',
    until_past: 'La fin de la maintenance doit être à venir.',
    setting_unfit: 'Ce n’est pas possible\u00a0: {detail}',
    maintenance: 'Le marché est fermé pour maintenance. Rien n’a été modifié. Réessayez plus tard.',
  },
  notices: {
    page_kept: 'La page a été enregistrée.',
    enquiry_sent: 'Votre message nous est parvenu. Nous répondons par e-mail ou par téléphone.',
    maintenance_on: 'Le marché est maintenant fermé pour maintenance.',
    maintenance_off: 'Le marché est de nouveau ouvert.',
    setting_decided: 'Enregistré. Cela s’applique dès la prochaine requête.',
  },
};
