/** The cookie with the secret of this browser whose digest Google puts into its ID token as `nonce` (decision 0026). */
export const GOOGLE_NONCE_COOKIE = 'google.nonce';
