/** The message for an email-change token that is no longer valid (spec §4). */
export const EMAIL_CHANGE_EXPIRED_MESSAGE = '有効期限が切れました。';

/** Error codes of POST /login/google/ after which the user stays on the page (spec §4). */
const googleLoginErrorCodes = ['NO_LINKED_ACCOUNT', 'EMAIL_MISMATCH', 'EMAIL_ALREADY_REGISTERED'] as const;
export type GoogleLoginErrorCode = (typeof googleLoginErrorCodes)[number];

/** Returns whether a response code is one of them. */
export const isGoogleLoginErrorCode = (code: string | null | undefined): code is GoogleLoginErrorCode =>
  googleLoginErrorCodes.some((errorCode) => errorCode === code);

/** The code for an invalid Google token; the client does nothing then (spec §4). */
export const GOOGLE_ACCESS_DENIED = 'ACCESS_DENIED';
