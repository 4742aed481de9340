/** The rules of `newPasswordSchema` (schemas/auth.ts) and of common passwords, as a hint above the field. */
export const NEW_PASSWORD_HINT = '8文字以上。数字だけのもの、よく使われるものは使えません。';
