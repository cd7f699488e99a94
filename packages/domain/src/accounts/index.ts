/** Accounts: the steps of the sign-in dialog, the rules for codes and passwords, and the names of devices. */
export * from './codes.ts';
export { deviceOf } from './device.ts';
export {
  hasBackLink,
  SIGN_IN_LAYOUTS,
  signInLayout,
  SOCIAL_MEDIA,
  type SocialMedium,
  socialButtons,
} from './layout.ts';
export { isOwnWord } from './passwords.ts';
export { readAuthRefusal, readLoginOutcome } from './outcome.ts';
export {
  AUTH_ANSWERS,
  AUTH_STEPS,
  type AuthAnswer,
  type AuthStep,
  nextAuthStep,
} from './steps.ts';
