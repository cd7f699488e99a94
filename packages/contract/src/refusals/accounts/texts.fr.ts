import type { AccountTexts } from './statuses.ts';

/** French. */
export const fr: AccountTexts = {
  refusals: {
    social_refused: 'Le fournisseur n’a pas confirmé ce compte. Réessayez.',
    passkey_refused: 'Cette clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous autrement.',
    passkey_unknown: 'Cette clé d’accès n’ouvre plus aucun compte. Connectez-vous autrement.',
    sign_in_method_off: 'Cette façon de se connecter n’est pas proposée ici. Choisissez-en une autre.',
    account_blocked: 'Ce compte est bloqué. Contactez-nous si vous pensez que c’est une erreur.',
    reauthentication_required:
      'Pour votre sécurité, confirmez d’abord que c’est bien vous. Rien n’a été modifié.',
    session_not_found: 'Cet appareil n’est plus connecté.',
    passkey_not_found: 'Cette clé d’accès n’existe plus.',
    passkey_wrong: 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
    passkeys_full: 'Vous avez déjà {count} clés d’accès. Supprimez-en une d’abord.',
    parked_cart_not_found: 'Ce panier n’est plus disponible.',
    order_under_way:
      'Vous avez une commande en cours. Vous pourrez supprimer le compte une fois qu’elle sera terminée.',
    trip_under_way:
      'Vous avez un trajet qui n’est pas terminé. Vous pourrez supprimer le compte une fois qu’il le sera.',
    payment_under_way:
      'Vous avez un paiement en attente. Vous pourrez supprimer le compte une fois qu’il sera fait ou expiré.',
    contact_required: 'L’e-mail ou le numéro de téléphone est obligatoire',
    contact_invalid: 'L’e-mail ou le numéro de téléphone doit être valide',
    otp_phone_required: 'Indiquez un numéro de téléphone',
    otp_phone_short: 'Le numéro doit avoir 10 chiffres',
    code_required: 'le champ est vide',
    code_wrong: 'Ce code est incorrect ou a expiré.',
    code_elsewhere: 'Ce code a été demandé depuis une autre connexion. Veuillez d’abord vous connecter ici.',
    password_required: 'Aucun mot de passe saisi.',
    password_wrong: 'Ce mot de passe n’est pas correct.',
    password_common: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    phone_digits: 'Le numéro de téléphone doit avoir exactement {count} chiffres',
    phone_locked: 'Un numéro de téléphone vérifié ne peut pas être modifié.',
    continue_dead: 'Cela a pris trop de temps. Veuillez vous reconnecter.',
    reset_token_dead: 'Cela a pris trop de temps. Demandez un nouveau code.',
    email: 'Veuillez indiquer un numéro de téléphone pour continuer.',
    third_party_refused: '{detail}',
    image_format: 'Ce format n’est pas pris en charge. Choisissez une image jpg, png, jpeg ou gif.',
    image_too_large: 'L’image dépasse 2 Mo.',
    files_too_many: 'Vous pouvez envoyer ici {count} fichiers au plus. Retirez-en quelques-uns.',
    form_too_large:
      'Ensemble, les fichiers sont trop volumineux\u00a0: {megabytes} Mo au plus pour un formulaire, et 2 Mo par fichier.',
    file_infected:
      'Un programme de contrôle a trouvé quelque chose de dangereux dans ce fichier. Il n’a pas été conservé. Choisissez-en un autre.',
    sign_in_paused: 'Trop de mots de passe erronés. Réessayez {wait} ou demandez un nouveau mot de passe.',
    code_too_soon: 'Un code vient d’être envoyé. Un autre pourra l’être {wait}.',
    code_paused: 'Trop de codes erronés. Réessayez {wait}.',
  },
  notices: {
    code_sent: 'Nous avons envoyé un code.',
    code_delivered: 'Le code est en route.',
    code_undelivered: 'Le code n’a pas pu être envoyé. Essayez autrement.',
    code_accepted: 'Le code est correct.',
    verification_due: 'Saisissez le code que nous avons envoyé.',
    info_needed: 'Il manque quelques informations.',
    is_it_you: 'Est-ce vous\u00a0?',
    password_changed: 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',
    password_changed_passkeys:
      'Votre mot de passe a été changé. Connectez-vous avec le nouveau. Ces clés d’accès ouvrent toujours votre compte\u00a0: {names}. Supprimez celles qui ne sont pas à vous.',
    password_mail_subject: 'Votre mot de passe a été changé',
    password_mail:
      'Le mot de passe de votre compte chez {market} a été redéfini par «\u00a0mot de passe oublié\u00a0», et tous les appareils ont été déconnectés.\n\n' +
      'Si ce n’était pas vous, demandez-en un nouveau maintenant\u00a0: {forgotten}',
    password_mail_passkeys:
      'Le mot de passe de votre compte chez {market} a été redéfini par «\u00a0mot de passe oublié\u00a0», et tous les appareils ont été déconnectés.\n\n' +
      'Ces clés d’accès l’ouvrent toujours\u00a0: {names}. Supprimez celles qui ne sont pas à vous\u00a0: {security}\n\n' +
      'Si ce n’était pas vous, demandez un nouveau mot de passe maintenant\u00a0: {forgotten}',
    own_password_mail:
      'Le mot de passe de votre compte chez {market} a été changé dans le profil, et tous les autres appareils ont été déconnectés.\n\n' +
      'Si ce n’était pas vous, choisissez-en un nouveau maintenant\u00a0: {forgotten}',
    account_mail_subject: 'Votre compte a été modifié',
    email_changed_mail:
      'Votre compte chez {market} a maintenant une autre adresse e-mail\u00a0: {contact}. Celle-ci ne l’ouvre plus.\n\n' +
      'Si ce n’était pas vous, écrivez-nous maintenant\u00a0: {support}',
    phone_changed_mail:
      'Votre compte chez {market} a maintenant un autre numéro de téléphone\u00a0: {contact}.\n\n' +
      'Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant\u00a0: {forgotten}',
    passkey_added_mail:
      'Une clé d’accès a été ajoutée à votre compte chez {market}. Elle ouvre le compte sans mot de passe.\n\n' +
      'Si ce n’était pas vous, supprimez-la\u00a0: {security}\nChoisissez ensuite un nouveau mot de passe\u00a0: {forgotten}',
    profile_updated: 'Mise à jour réussie.',
    account_deleted: 'Le compte a été supprimé',
    reauthenticated: 'Merci, c’est bien vous.',
    session_ended: 'L’appareil est déconnecté.',
    sessions_ended: 'Tous les autres appareils sont déconnectés.',
    passkey_added: 'Clé d’accès ajoutée.',
    passkey_removed: 'Clé d’accès supprimée.',
    code_mail_subject: 'Votre code\u00a0: {code}',
    code_text: '{code} est votre code {market}. Il est valable 10 minutes. Ne le donnez à personne.',
  },
};
