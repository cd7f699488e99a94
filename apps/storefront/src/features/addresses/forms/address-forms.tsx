import { type ComponentType, Suspense } from 'react';
import type {
  AddressFormProps,
  AddressForms,
  ContactFormProps,
  PlacePickerProps,
} from '../../../lib/address/address-forms.ts';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './address-form.module.css';
import { DetailFields } from './detail-fields.tsx';

const AddressView = lazyView<AddressFormProps & { readonly PlacePicker: ComponentType<PlacePickerProps> }>(
  async () => (await import('./address-form.tsx')).AddressForm,
);
const ContactView = lazyView<ContactFormProps>(async () => (await import('./contact-form.tsx')).ContactForm);

/** A placeholder for a form; its code is loaded when it is first opened. */
const waiting = (
  <Loading className={styles['form']}>
    <Skeleton shape="block" className={styles['fieldWait']} />
    <Skeleton shape="block" className={styles['placeWait']} />
    <Skeleton shape="block" className={styles['fieldWait']} />
  </Loading>
);

/** The forms, completed with the feature that chooses a point. Call it once per module. */
export function addressFormsWith(PlacePicker: ComponentType<PlacePickerProps>): AddressForms {
  return {
    Address: (props) => (
      <Suspense fallback={waiting}>
        <AddressView {...props} PlacePicker={PlacePicker} />
      </Suspense>
    ),
    Contact: (props) => (
      <Suspense fallback={waiting}>
        <ContactView {...props} />
      </Suspense>
    ),
    Details: DetailFields,
  };
}
