/** Accounts: the steps of the authentication dialog, the rules of codes, and what a device is called. */
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
