// Without zod: hooks of the header and of login need these on every page.

/** Spec §4: said of a token of an email change that no longer works. */
export const EMAIL_CHANGE_EXPIRED_MESSAGE = '有効期限が切れました。';

/** Codes of POST /login/google/ that keep the person where they are (spec §4). */
const googleLoginErrorCodes = ['NO_LINKED_ACCOUNT', 'EMAIL_MISMATCH', 'EMAIL_ALREADY_REGISTERED'] as const;
export type GoogleLoginErrorCode = (typeof googleLoginErrorCodes)[number];

/** Whether a code of the answer is one of them. */
export const isGoogleLoginErrorCode = (code: string | null | undefined): code is GoogleLoginErrorCode =>
  googleLoginErrorCodes.some((errorCode) => errorCode === code);

/** A Google token that cannot be trusted: nothing happens (spec §4). */
export const GOOGLE_ACCESS_DENIED = 'ACCESS_DENIED';
