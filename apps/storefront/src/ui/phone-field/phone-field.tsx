import { type FocusEvent, type Ref, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';
import { TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { callingCodes, countriesIn, fullNumber, hasOwnCode, partAfterCode } from './calling-codes.ts';
import styles from './phone-field.module.css';

interface CountryProps {
  readonly label: string;
  readonly country: string;
  readonly code: string;
  readonly pickable: boolean;
  readonly onPick: (country: string) => void;
}

/** The code is visible; the select on top of it names the countries. */
function CountryCode({ label, country, code, pickable, onPick }: CountryProps) {
  const { language } = useTranslation();
  // Server and browser name and sort countries by tables of their own: the page would not match what was drawn.
  const isListed = useInBrowser() && pickable;
  const options = useMemo(
    () => (isListed ? countriesIn(language) : [[country, country] as const]),
    [language, isListed, country],
  );
  return (
    <span className={styles['country']} data-fixed={pickable ? undefined : true}>
      <span aria-hidden="true">+{code}</span>
      {pickable && <Icon name="chevron-down" size={16} />}
      <select
        className={styles['list']}
        aria-label={label}
        value={country}
        disabled={!pickable}
        onChange={(event) => onPick(event.target.value)}
      >
        {options.map(([region, name]) => (
          <option key={region} value={region}>
            {name} +{region === country ? code : callingCodes.get(region)}
          </option>
        ))}
      </select>
    </span>
  );
}

export interface PhoneFieldProps {
  readonly label: string;
  /** The accessible name of the list of countries. */
  readonly countryLabel: string;
  /** The initial country, as an ISO 3166-1 region. */
  readonly country: string;
  /** Its code, if it differs from the table's; empty uses the table's. */
  readonly callingCode?: string;
  /** SYS-15: the list of countries is disabled unless the market allows choosing. */
  readonly pickable: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  /** Of what is typed, without the country code. */
  readonly maxLength?: number | undefined;
  /** The full number, with its code: one that does not come from here, as it was restored or filled in, is shown. */
  readonly value: string;
  /** `tel` by default. */
  readonly autoComplete?: string;
  readonly onChange: (full: string) => void;
  readonly onBlur?: (left: FocusEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A phone number: the country code is shown before it, and a number typed with a plus is taken as it is. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, countryLabel, pickable, error, hint, disabled = false, value, onChange } = props;
  const id = useId();
  const [country, setCountry] = useState(props.country);
  const codeOf = (region: string): string =>
    (region === props.country && props.callingCode) || callingCodes.get(region) || '';
  const code = codeOf(country);
  const [typed, setTyped] = useState(() => partAfterCode(value, code));
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    setSent(value);
    setTyped(partAfterCode(value, code));
  }
  const change = (text: string, region: string): void => {
    const full = fullNumber(text, codeOf(region));
    setTyped(text);
    setCountry(region);
    setSent(full);
    onChange(full);
  };
  const isWhole = hasOwnCode(typed) || code === '';
  const picker = (
    <CountryCode
      label={countryLabel}
      country={country}
      code={code}
      pickable={pickable && !disabled}
      onPick={(region) => change(typed, region)}
    />
  );
  return (
    <TextField
      {...(props.ref ? { ref: props.ref } : {})}
      id={id}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete ?? 'tel'}
      // A number is read from its country code on, in every script.
      boxDir="ltr"
      start={isWhole ? undefined : picker}
      value={typed}
      disabled={disabled}
      maxLength={props.maxLength}
      error={error}
      hint={hint}
      onChange={(event) => change(event.target.value, country)}
      onBlur={props.onBlur}
    />
  );
}
