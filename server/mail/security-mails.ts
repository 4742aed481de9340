import type { MailContent } from './content';
import { buildMail, LINK_HOURS, noteBlock, textBlock } from './content';

const UNSOLICITED_NOTE = 'お心当たりのない場合は、このメールを破棄してください。何も変更されません。';
/** Asks a member who has not caused the event to set a new password. */
export const SECURITY_WARNING =
  'お心当たりのない場合は、第三者による操作の可能性があります。ただちにパスワードを再設定してください。';

/** Returns the mail with the link for a password reset, which is valid for one hour. */
export const passwordResetMail = (siteOrigin: string, token: string): MailContent =>
  buildMail(
    'パスワード再設定のご案内',
    null,
    [
      textBlock('パスワードの再設定を受け付けました。\n次のリンクから新しいパスワードを設定してください。'),
      {
        kind: 'button',
        label: 'パスワードを再設定する',
        url: `${siteOrigin}/auth/reset/password?token=${token}`,
      },
      noteBlock(
        `このリンクの有効期限は${LINK_HOURS.passwordReset}時間です。期限を過ぎた場合は、もう一度お手続きください。`,
      ),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: LINK_HOURS.passwordReset },
  );

/** Returns the mail for a password reset of an unknown address. Only the owner of the address learns this. */
export const passwordResetUnknownMail = (siteOrigin: string): MailContent =>
  buildMail(
    'パスワード再設定について',
    null,
    [
      textBlock(
        'パスワードの再設定のお申し込みがありましたが、このメールアドレスでご利用中の会員登録は見つかりませんでした。\n別のメールアドレスで登録していないか、ご確認ください。まだ会員でない方は、次のリンクから登録できます。',
      ),
      { kind: 'button', label: '会員登録へ進む', url: `${siteOrigin}/auth/register` },
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: LINK_HOURS.passwordReset },
  );

const GOOGLE_LINK_NOTES = {
  kept: 'Googleアカウントとの連携は続いています。この連携にお心当たりのない場合は、設定画面から解除してください。',
  dropped:
    'Googleアカウントとの連携も解除されました。引き続きお使いになる場合は、設定画面からもう一度連携してください。',
} as const;

/**
 * Returns the mail that is sent after a password reset or change.
 * @param googleLink what happened to the linked Google account; null for a member without one
 */
export const passwordChangedMail = (
  siteOrigin: string,
  familyName: string,
  googleLink: keyof typeof GOOGLE_LINK_NOTES | null = null,
): MailContent =>
  buildMail('パスワードが変更されました', familyName, [
    textBlock(
      'パスワードが変更されました。\nほかの端末やブラウザーでログインしていた場合は、自動的にログアウトされています。',
    ),
    ...(googleLink ? [textBlock(GOOGLE_LINK_NOTES[googleLink])] : []),
    noteBlock(SECURITY_WARNING),
    { kind: 'button', label: 'パスワードを再設定する', url: `${siteOrigin}/auth/reset` },
  ]);

/** Returns the verification mail to the new address. Opening the link does not change the address yet. */
export const emailVerificationMail = (siteOrigin: string, token: string): MailContent =>
  buildMail(
    'メールアドレス変更の認証',
    null,
    [
      textBlock('メールアドレスの変更を受け付けました。\n次のリンクから変更を完了してください。'),
      {
        kind: 'button',
        label: '変更を完了する',
        url: `${siteOrigin}/mypage/system/?token=${token}`,
      },
      noteBlock(
        `このリンクの有効期限は${LINK_HOURS.emailChange}時間です。期限を過ぎた場合は、もう一度お手続きください。完了するまでは、これまでのメールアドレスでご利用いただけます。`,
      ),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: LINK_HOURS.emailChange },
  );

/** Returns the mail to a new address that another member already has. The requesting member does not learn this. */
export const emailTakenMail = (): MailContent =>
  buildMail(
    'メールアドレス変更について',
    null,
    [
      textBlock(
        'このメールアドレスへの変更のお申し込みがありましたが、すでに会員登録に使用されているため、変更できません。',
      ),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: LINK_HOURS.emailChange },
  );

/** Returns the notice to the old address when a change is requested. */
export const emailChangeNoticeMail = (
  siteOrigin: string,
  familyName: string,
  newEmail: string,
): MailContent =>
  buildMail('メールアドレスの変更を受け付けました', familyName, [
    textBlock(
      'メールアドレスの変更を受け付け、新しいメールアドレスに認証用のメールを送信しました。\nメールのリンクを開いて変更を完了するまでは、これまでのメールアドレスでご利用いただけます。変更は設定画面から取り消せます。',
    ),
    { kind: 'facts', facts: [['新しいメールアドレス', newEmail]] },
    noteBlock(SECURITY_WARNING),
    { kind: 'button', label: 'パスワードを再設定する', url: `${siteOrigin}/auth/reset` },
  ]);

/** Returns the mail to both addresses after the change. @param wasLinked whether a Google account was linked */
export const emailChangedMail = (familyName: string, newEmail: string, wasLinked = false): MailContent =>
  buildMail('メールアドレスが変更されました', familyName, [
    textBlock(
      '会員登録のメールアドレスが変更されました。次回からは新しいメールアドレスでログインしてください。',
    ),
    { kind: 'facts', facts: [['新しいメールアドレス', newEmail]] },
    ...(wasLinked ? [textBlock(GOOGLE_LINK_NOTES.dropped)] : []),
    noteBlock('お心当たりのない場合は、お問い合わせ窓口までご連絡ください。'),
  ]);
