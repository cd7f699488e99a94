import choice from '../../ui/choice/choice.module.css';
import field from '../../ui/field/field.module.css';
import phoneField from '../../ui/phone-field/phone-field.module.css';
import accountForm from './account-form.module.css';
import forgotPassword from './forgot-password/forgot-password-page.module.css';

/** The style sheets of the account forms, for pages that the server renders. */
export const formStyles: readonly object[] = [choice, field, phoneField, accountForm, forgotPassword];
