/** Accounts: the steps of the authentication dialog, the rules of codes, and what a device is called. */
export * from './codes.ts';
export { type Device, deviceOf } from './device.ts';
export {
  hasBackLink,
  type LoginFlags,
  SIGN_IN_LAYOUTS,
  type SignInLayout,
  signInLayout,
  SOCIAL_MEDIA,
  type SocialMedium,
  socialButtons,
} from './layout.ts';
export { isOwnWord } from './passwords.ts';
export { type LoginOutcome, readAuthRefusal, readLoginOutcome } from './outcome.ts';
export {
  AUTH_ANSWERS,
  AUTH_STEPS,
  type AuthAnswer,
  type AuthStep,
  expectsAnswer,
  nextAuthStep,
} from './steps.ts';
