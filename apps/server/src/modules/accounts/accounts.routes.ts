import type { Routes } from '../../platform/http/handler.ts';
import { withPictures } from '../../platform/files/sent-pictures.ts';
import { followDelivery } from './codes/follow-delivery.ts';
import { resendCode } from './codes/resend-code.ts';
import { verifyPhone, verifyThirdParty } from './codes/verify-phone.ts';
import type { CustomerRoom } from './customer-rooms.ts';
import { forgotPassword } from './forgotten/forgot-password.ts';
import { resetPassword } from './forgotten/reset-password.ts';
import { verifyThirdPartyReset, verifyToken } from './forgotten/verify-token.ts';
import { addPasskey, preparePasskey } from './passkeys/add-passkey.ts';
import { listPasskeys, removePasskey } from './passkeys/list-passkeys.ts';
import { askForPasskey, loginByPasskey } from './passkeys/login-by-passkey.ts';
import { exportAccount } from './profile/export-account.ts';
import { getProfile } from './profile/get-profile.ts';
import { removeAccount } from './profile/remove-account.ts';
import { updateInterest } from './profile/update-interest.ts';
import { portrait, updateProfile } from './profile/update-profile.ts';
import { askForOwnPasskey } from './reauthentication/by-passkey.ts';
import {
  listReauthenticationWays,
  reauthenticate,
  sendReauthenticationCode,
} from './reauthentication/reauthenticate.ts';
import { endOtherSessions, endSession, logout } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { requestGuest } from './sessions/request-guest.ts';
import { login } from './sign-in/login.ts';
import { signUp } from './sign-in/sign-up.ts';
import { updateInfo } from './sign-in/update-info.ts';
import { socialLogin, socialRegister } from './social/social-login.ts';
import { startSocial } from './social/start-social.ts';

function signInRoutes(rooms: readonly CustomerRoom[]) {
  return {
    'accounts.requestGuest': (ctx) => requestGuest(ctx),
    'accounts.signUp': (ctx, { body }) => signUp(ctx, rooms, body),
    'accounts.login': (ctx, { body }) => login(ctx, rooms, body),
    'accounts.updateInfo': (ctx, { body }) => updateInfo(ctx, rooms, body),
    'accounts.logout': (ctx) => logout(ctx),
    'accounts.socialStart': (ctx, { body }) => startSocial(ctx, body.medium),
    'accounts.socialLogin': (ctx, { body }) => socialLogin(ctx, rooms, body),
    'accounts.socialRegister': (ctx, { body }) => socialRegister(ctx, rooms, body),
    'accounts.passkeyAsk': (ctx) => askForPasskey(ctx),
    'accounts.passkeyLogin': (ctx, { body }) => loginByPasskey(ctx, rooms, body),
  } satisfies Routes;
}

function codeRoutes(rooms: readonly CustomerRoom[]) {
  return {
    'accounts.resendOtp': (ctx, { body }) => resendCode(ctx, body),
    'accounts.delivery': (ctx, { query }) => followDelivery(ctx, query.id),
    'accounts.verifyPhone': (ctx, { body }) => verifyPhone(ctx, rooms, body),
    'accounts.firebaseVerifyToken': (ctx, { body }) => verifyThirdParty(ctx, rooms, body),
    'accounts.forgotPassword': (ctx, { body }) => forgotPassword(ctx, body),
    'accounts.verifyToken': (ctx, { body }) => verifyToken(ctx, body),
    'accounts.firebaseResetPassword': (ctx, { body }) => verifyThirdPartyReset(ctx, body),
    'accounts.resetPassword': (ctx, { body }) => resetPassword(ctx, body),
  } satisfies Routes;
}

function customerRoutes(rooms: readonly CustomerRoom[]) {
  return {
    'accounts.info': (ctx) => getProfile(ctx, rooms),
    'accounts.updateProfile': withPictures({ image: portrait }, (ctx, { body }) => updateProfile(ctx, body)),
    'accounts.updateInterest': (ctx, { body }) => updateInterest(ctx, body),
    'accounts.export': (ctx) => exportAccount(ctx, rooms),
    'accounts.remove': (ctx) => removeAccount(ctx, rooms),
    'accounts.sessions': (ctx) => listSessions(ctx),
    'accounts.endSession': (ctx, { params }) => endSession(ctx, params.id),
    'accounts.endOtherSessions': (ctx) => endOtherSessions(ctx),
    'accounts.reauthenticationWays': (ctx) => listReauthenticationWays(ctx),
    'accounts.reauthenticationCode': (ctx) => sendReauthenticationCode(ctx),
    'accounts.reauthenticationPasskey': (ctx) => askForOwnPasskey(ctx),
    'accounts.reauthenticate': (ctx, { body }) => reauthenticate(ctx, body),
    'accounts.passkeys': (ctx) => listPasskeys(ctx),
    'accounts.passkeyPrepare': (ctx) => preparePasskey(ctx),
    'accounts.passkeyAdd': (ctx, { body }) => addPasskey(ctx, body),
    'accounts.passkeyRemove': (ctx, { params }) => removePasskey(ctx, params.id),
  } satisfies Routes;
}

/** Calls of the accounts room; `rooms` are those that keep something for customers. */
export function accountsRoutes(rooms: readonly CustomerRoom[]) {
  return { ...signInRoutes(rooms), ...codeRoutes(rooms), ...customerRoutes(rooms) };
}
