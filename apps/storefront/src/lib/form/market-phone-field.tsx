import type { ComponentProps } from 'react';
import { PhoneField } from '../../ui/phone-field/phone-field.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useMarket } from '../session/market.ts';

type MarketPhoneFieldProps = Omit<
  ComponentProps<typeof PhoneField>,
  'countryLabel' | 'country' | 'callingCode' | 'pickable'
>;

/** A phone number, with the market's country before it; others can be picked where the market lets them (SYS-15). */
export function MarketPhoneField(props: MarketPhoneFieldProps) {
  const { t } = useTranslation();
  const { config } = useMarket();
  return (
    <PhoneField
      {...props}
      countryLabel={t('account.countryCode')}
      country={config.country}
      callingCode={config.country_calling_code}
      pickable={config.country_picker_status === 1}
    />
  );
}
