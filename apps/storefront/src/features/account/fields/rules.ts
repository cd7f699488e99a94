import { PASSWORD_MIN_LENGTH } from '@promenade/domain/accounts';
import {
  classifyContact,
  EMAIL_MAX_LENGTH,
  isMarketsNumber,
  isEmail,
  isPhone,
  phoneDigits,
} from '@promenade/domain/contact';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { wholeContact } from './whole-contact.ts';

type Rule = (value: string) => true | string;

/** The validation rules of the forms with their texts (AUTH-02, AUTH-03, AUTH-08), each for one field; true: valid. */
export interface Rules {
  readonly contact: Rule;
  readonly password: Rule;
  readonly newPassword: Rule;
  readonly same: (password: string) => Rule;
  readonly name: Rule;
  readonly email: Rule;
  readonly phone: Rule;
  /** AUTH-08: the market's own number of national digits, or a complete foreign number. */
  readonly forgottenPhone: Rule;
}

export function useRules(): Rules {
  const { t } = useTranslation();
  const { config } = useMarket();
  const filled = (value: string, missing: string, rule: () => true | string) =>
    value.trim() === '' ? missing : rule();
  return {
    contact: (value) =>
      filled(
        value,
        t('account.contactRequired'),
        () => classifyContact(wholeContact(value, config)) !== 'invalid' || t('account.contactInvalid'),
      ),
    password: (value) => value.length >= PASSWORD_MIN_LENGTH || t('account.passwordShort'),
    newPassword: (value) =>
      value === ''
        ? t('account.passwordRequired')
        : value.length >= PASSWORD_MIN_LENGTH || t('account.passwordShort'),
    same: (password) => (value) => value === password || t('account.passwordsDiffer'),
    name: (value) => value.trim() !== '' || t('account.nameRequired'),
    email: (value) =>
      filled(
        value,
        t('account.emailRequired'),
        () => (isEmail(value.trim()) && value.trim().length <= EMAIL_MAX_LENGTH) || t('account.emailInvalid'),
      ),
    phone: (value) =>
      phoneDigits(value) === '' ? t('account.phoneRequired') : isPhone(value) || t('account.phoneShort'),
    forgottenPhone: (value) =>
      phoneDigits(value) === ''
        ? t('account.phoneRequired')
        : isMarketsNumber(value, config.country_calling_code, config.phone_national_digits) ||
          t('account.phoneDigits', { count: config.phone_national_digits }),
  };
}
