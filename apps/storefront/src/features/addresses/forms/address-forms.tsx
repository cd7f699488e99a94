import { type ComponentType, type ReactNode, Suspense } from 'react';
import type {
  AddressFormProps,
  AddressForms,
  ContactFormProps,
  PlacePickerProps,
} from '../../../lib/address/address-forms.ts';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import three from '../../../ui/field/three-fields.module.css';
import styles from './address-form.module.css';
import { DetailFields } from './detail-fields.tsx';

const AddressView = lazyView<AddressFormProps & { readonly PlacePicker: ComponentType<PlacePickerProps> }>(
  async () => (await import('./address-form.tsx')).AddressForm,
);
const ContactView = lazyView<ContactFormProps>(async () => (await import('./contact-form.tsx')).ContactForm);

const field = (
  <span className={styles['fieldWait']}>
    <Skeleton share={25} />
    <Skeleton shape="block" className={styles['boxWait']} />
  </span>
);

const button = <Skeleton shape="block" className={styles['buttonWait']} />;

// As high as what comes, whose code is loaded when it is first opened: a window that grew moved its title and its
// button to close it under a finger.
const contactWait = (
  <Loading className={styles['form']}>
    {field}
    {field}
    {field}
    {button}
  </Loading>
);

const addressWait = (last: ReactNode) => (
  <Loading className={styles['form']}>
    <Skeleton shape="block" className={styles['placeWait']} />
    <div className={three['fields']}>
      {field}
      {field}
      {field}
    </div>
    {field}
    {field}
    {last}
    {button}
  </Loading>
);

const addressWaits = {
  guest: addressWait(field),
  saved: addressWait(<Skeleton shape="block" className={styles['typeWait']} />),
};

/** The forms, completed with the feature that chooses a point. Call it once per module. */
export function addressFormsWith(PlacePicker: ComponentType<PlacePickerProps>): AddressForms {
  return {
    Address: (props) => (
      <Suspense fallback={addressWaits[props.form]}>
        <AddressView {...props} PlacePicker={PlacePicker} />
      </Suspense>
    ),
    Contact: (props) => (
      <Suspense fallback={contactWait}>
        <ContactView {...props} />
      </Suspense>
    ),
    Details: DetailFields,
  };
}
