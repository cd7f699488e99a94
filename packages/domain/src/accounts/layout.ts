/** The ways of signing in that a market offers: `centralize_login` of the configuration. */
export type LoginFlags = {
  readonly manual_login_status: 0 | 1;
  readonly otp_login_status: 0 | 1;
  readonly social_login_status: 0 | 1;
  readonly google_login_status: 0 | 1;
  readonly facebook_login_status: 0 | 1;
  readonly apple_login_status: 0 | 1;
};

/** AUTH-01: the seven layouts of sign-in. */
export const SIGN_IN_LAYOUTS = [
  'otp',
  'manual',
  'social',
  'otp_manual',
  'otp_social',
  'manual_social',
  'all',
] as const;

/** One of {@link SIGN_IN_LAYOUTS}. */
export type SignInLayout = (typeof SIGN_IN_LAYOUTS)[number];

/** Providers of social sign-in, in the order of their buttons. */
export const SOCIAL_MEDIA = ['google', 'facebook', 'apple'] as const;

/** One of {@link SOCIAL_MEDIA}. */
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

/** The social sign-in buttons that a market shows; none if social sign-in is off. */
export function socialButtons(flags: LoginFlags): SocialMedium[] {
  if (flags.social_login_status === 0) return [];
  return SOCIAL_MEDIA.filter((medium) => flags[`${medium}_login_status`] === 1);
}

const LAYOUT_BY_METHODS: Readonly<Record<string, SignInLayout>> = {
  otp: 'otp',
  manual: 'manual',
  social: 'social',
  'otp+manual': 'otp_manual',
  'otp+social': 'otp_social',
  'manual+social': 'manual_social',
  'otp+manual+social': 'all',
};

/**
 * AUTH-01: the layout of sign-in. Social sign-in without any button counts as off. A market that offers nothing at all
 * gets the form for email and password, so that a setting cannot lock everybody out.
 */
export function signInLayout(flags: LoginFlags): SignInLayout {
  const methods = [
    ...(flags.otp_login_status === 1 ? ['otp'] : []),
    ...(flags.manual_login_status === 1 ? ['manual'] : []),
    ...(socialButtons(flags).length > 0 ? ['social'] : []),
  ];
  return LAYOUT_BY_METHODS[methods.join('+')] ?? 'manual';
}

/** AUTH-01: whether the phone form of sign-in by code has a back button: not if there is no other way to sign in. */
export function hasBackLink(layout: SignInLayout): boolean {
  return layout !== 'otp';
}
