/** The rules of `newPasswordSchema` (schemas/auth.ts) and of common passwords, as a hint above the field. */
export const NEW_PASSWORD_HINT =
  '8文字以上128文字以内で、数字以外の文字も使ってください。よく使われるパスワードは設定できません。';
