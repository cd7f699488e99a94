import type { AccountTexts } from './statuses.ts';

/** Dutch. */
export const nl: AccountTexts = {
  refusals: {
    social_refused: 'De aanbieder bevestigt dit account niet. Probeer het opnieuw.',
    passkey_refused: 'Deze passkey is niet geaccepteerd. Probeer het opnieuw of log op een andere manier in.',
    passkey_unknown: 'Deze passkey opent geen account meer. Log op een andere manier in.',
    sign_in_method_off: 'Op deze manier inloggen kan hier niet. Kies een andere manier.',
    account_blocked:
      'Dit account is geblokkeerd. Neem contact met ons op als je denkt dat dat een vergissing is.',
    reauthentication_required: 'Bevestig voor je veiligheid eerst dat jij het bent. Er is niets gewijzigd.',
    session_not_found: 'Dit apparaat is niet meer ingelogd.',
    passkey_not_found: 'Deze passkey bestaat niet meer.',
    passkey_wrong: 'Deze passkey is niet geaccepteerd. Probeer het opnieuw.',
    passkeys_full: 'Je hebt al {count} passkeys. Verwijder er eerst een.',
    parked_cart_not_found: 'Dit mandje is niet meer beschikbaar.',
    order_under_way:
      'Je hebt nog een lopende bestelling. Je kunt het account verwijderen zodra die is afgerond.',
    trip_under_way:
      'Je hebt een rit die nog niet voorbij is. Je kunt het account verwijderen zodra die is afgerond.',
    payment_under_way:
      'Je hebt nog een openstaande betaling. Je kunt het account verwijderen zodra die is gedaan of verlopen.',
    contact_required: 'E-mailadres of telefoonnummer is verplicht',
    contact_invalid: 'Dit moet een geldig e-mailadres of telefoonnummer zijn',
    otp_phone_required: 'Vul een telefoonnummer in',
    otp_phone_short: 'Het nummer moet 10 cijfers hebben',
    code_required: 'veld is leeg',
    code_wrong: 'Deze code klopt niet of is verlopen.',
    code_elsewhere: 'Deze code is via een andere verbinding aangevraagd. Log hier eerst in.',
    password_required: 'Geen wachtwoord ingevuld.',
    password_wrong: 'Dit wachtwoord klopt niet.',
    password_common: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
    phone_digits: 'Het telefoonnummer moet precies {count} cijfers hebben',
    phone_locked: 'Een bevestigd telefoonnummer kan niet worden gewijzigd.',
    continue_dead: 'Dat duurde te lang. Log opnieuw in.',
    reset_token_dead: 'Dat duurde te lang. Vraag een nieuwe code aan.',
    email: 'Geef een telefoonnummer op om verder te gaan.',
    third_party_refused: '{detail}',
    image_format: 'Dit formaat wordt niet ondersteund. Kies een foto in jpg, png, jpeg of gif.',
    image_too_large: 'De foto is groter dan 2 MB.',
    files_too_many: 'Je kunt hier hoogstens {count} bestanden sturen. Haal er een paar weg.',
    form_too_large:
      'Samen zijn de bestanden te groot: een formulier mag {megabytes} MB zijn en elk bestand 2 MB.',
    file_infected:
      'Een programma dat bestanden controleert, vond iets schadelijks in dit bestand. Het is niet bewaard. Kies een ander bestand.',
    sign_in_paused:
      'Te veel verkeerde wachtwoorden. Probeer het {wait} opnieuw of vraag een nieuw wachtwoord aan.',
    code_too_soon: 'Er is net een code verstuurd. Een nieuwe kan {wait}.',
    code_paused: 'Te veel verkeerde codes. Probeer het {wait} opnieuw.',
  },
  notices: {
    code_sent: 'We hebben een code gestuurd.',
    code_delivered: 'De code is onderweg.',
    code_undelivered: 'De code kon niet worden verstuurd. Probeer een andere manier.',
    code_accepted: 'De code klopt.',
    verification_due: 'Vul de code in die we hebben gestuurd.',
    info_needed: 'Er ontbreken nog enkele gegevens.',
    is_it_you: 'Ben jij dit?',
    password_changed: 'Je wachtwoord is gewijzigd. Log in met het nieuwe.',
    password_changed_passkeys:
      'Je wachtwoord is gewijzigd. Log in met het nieuwe. Deze passkeys openen je account nog: {names}. Verwijder wat niet van jou is.',
    password_mail_subject: 'Je wachtwoord is gewijzigd',
    password_mail:
      'Het wachtwoord van je account bij {market} is opnieuw ingesteld via ‘wachtwoord vergeten’, en elk apparaat is uitgelogd.\n\n' +
      'Was jij dat niet, vraag dan nu zelf een nieuw aan: {forgotten}',
    password_mail_passkeys:
      'Het wachtwoord van je account bij {market} is opnieuw ingesteld via ‘wachtwoord vergeten’, en elk apparaat is uitgelogd.\n\n' +
      'Deze passkeys openen het nog: {names}. Verwijder wat niet van jou is: {security}\n\n' +
      'Was jij dat niet, vraag dan nu zelf een nieuw wachtwoord aan: {forgotten}',
    own_password_mail:
      'Het wachtwoord van je account bij {market} is gewijzigd in het profiel, en elk ander apparaat is uitgelogd.\n\n' +
      'Was jij dat niet, stel dan nu een nieuw in: {forgotten}',
    account_mail_subject: 'Je account is gewijzigd',
    email_changed_mail:
      'Je account bij {market} heeft nu een ander e-mailadres: {contact}. Dit adres opent het niet meer.\n\n' +
      'Was jij dat niet, schrijf ons dan nu: {support}',
    phone_changed_mail:
      'Je account bij {market} heeft nu een ander telefoonnummer: {contact}.\n\n' +
      'Was jij dat niet, stel dan nu een nieuw wachtwoord in: {forgotten}',
    passkey_added_mail:
      'Er is een passkey toegevoegd aan je account bij {market}. Die opent het account zonder wachtwoord.\n\n' +
      'Was jij dat niet, verwijder hem dan: {security}\nStel daarna een nieuw wachtwoord in: {forgotten}',
    profile_updated: 'Bijgewerkt.',
    account_deleted: 'Het account is verwijderd',
    reauthenticated: 'Bedankt, jij bent het.',
    session_ended: 'Het apparaat is uitgelogd.',
    sessions_ended: 'Alle andere apparaten zijn uitgelogd.',
    passkey_added: 'Passkey toegevoegd.',
    passkey_removed: 'Passkey verwijderd.',
    code_mail_subject: 'Je code: {code}',
    code_text: '{code} is je code voor {market}. Hij is 10 minuten geldig. Geef hem aan niemand door.',
  },
};
