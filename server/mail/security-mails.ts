import { siteConfig } from '@/config/site';
import type { Lifetime } from './lifetime';
import type { Block, MailContent } from './render';

const UNSOLICITED_NOTE = 'お心当たりのない場合は、このメールを破棄してください。何も変更されません。';
export const SECURITY_WARNING =
  'お心当たりのない場合は、第三者による操作の可能性があります。ただちにパスワードを再設定してください。';

/** The lifetime of the links in hours. Emails without a link that answer the same request expire after the same time. */
const RESET_HOURS = 1;
const EMAIL_CHANGE_HOURS = 24;

/**
 * Returns an email with the site's name in the subject.
 * @param addressee the name in the salutation; null without one
 * @param validFor how long the email is worth sending; without it the usual lifetime of mails
 */
export const buildMail = (
  subject: string,
  addressee: string | null,
  blocks: Block[],
  validFor?: Lifetime,
): MailContent => ({
  subject: `【${siteConfig().name}】${subject}`,
  ...(addressee ? { addressee } : {}),
  blocks,
  ...(validFor ? { validFor } : {}),
});

/** Returns a paragraph of an email. */
export const textBlock = (words: string): Block => ({ kind: 'text', text: words });
/** Returns a note in small letters. */
export const noteBlock = (words: string): Block => ({ kind: 'note', text: words });

/** Returns the email with the link for a password reset, which is valid for one hour. */
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
        `このリンクの有効期限は${RESET_HOURS}時間です。期限を過ぎた場合は、もう一度お手続きください。`,
      ),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: RESET_HOURS },
  );

/** Returns the email for a password reset of an unknown address. Only the owner of the address learns this. */
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
    { hours: RESET_HOURS },
  );

const GOOGLE_LINK_NOTES = {
  kept: 'Googleアカウントとの連携は続いています。この連携にお心当たりのない場合は、設定画面から解除してください。',
  dropped:
    'Googleアカウントとの連携も解除されました。引き続きお使いになる場合は、設定画面からもう一度連携してください。',
} as const;

/**
 * Returns the email that is sent after a password reset or change.
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

/** Returns the verification email to the new address. Opening the link does not change the address yet. */
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
        `このリンクの有効期限は${EMAIL_CHANGE_HOURS}時間です。期限を過ぎた場合は、もう一度お手続きください。完了するまでは、これまでのメールアドレスでご利用いただけます。`,
      ),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: EMAIL_CHANGE_HOURS },
  );

/** Returns the email to a new address that another member already has. The requesting member does not learn this. */
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
    { hours: EMAIL_CHANGE_HOURS },
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

/** Returns the email to both addresses after the change. @param wasLinked whether a Google account was linked */
export const emailChangedMail = (familyName: string, newEmail: string, wasLinked = false): MailContent =>
  buildMail('メールアドレスが変更されました', familyName, [
    textBlock(
      '会員登録のメールアドレスが変更されました。次回からは新しいメールアドレスでログインしてください。',
    ),
    { kind: 'facts', facts: [['新しいメールアドレス', newEmail]] },
    ...(wasLinked ? [textBlock(GOOGLE_LINK_NOTES.dropped)] : []),
    noteBlock('お心当たりのない場合は、お問い合わせ窓口までご連絡ください。'),
  ]);

/** Returns the last email, which confirms the withdrawal. */
export const withdrawnMail = (familyName: string): MailContent =>
  buildMail('退会の手続きが完了しました', familyName, [
    textBlock(
      '退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。\n選考中の応募と申し込み中のセミナーをすべて取り消し、ご登録の個人情報を削除しました。',
    ),
    noteBlock('同じメールアドレスで、いつでも改めて会員登録いただけます。'),
  ]);

/**
 * Returns the email for a registration that waits for the operator's approval (MEMBER_APPROVAL=manual).
 * @param isGoogleLinked whether the registration began with Google
 */
export const waitingMail = (familyName: string, isGoogleLinked = false): MailContent =>
  buildMail('会員登録のお申し込みを受け付けました', familyName, [
    textBlock(
      '会員登録のお申し込みを受け付けました。\nただいま登録内容を確認しています。承認が完了しましたら、メールでお知らせします。',
    ),
    ...(isGoogleLinked
      ? [textBlock('Googleアカウントを連携しました。承認が完了すると、Googleでもログインできます。')]
      : []),
  ]);

/** Returns the email for an approved registration. The contract begins with it (terms). */
export const approvedMail = (siteOrigin: string, familyName: string, isGoogleLinked = false): MailContent =>
  buildMail('会員登録が承認されました', familyName, [
    textBlock('会員登録が承認されました。次のリンクからログインして、ご利用を開始してください。'),
    { kind: 'button', label: 'ログイン', url: `${siteOrigin}/auth/login` },
    ...(isGoogleLinked ? [textBlock('連携したGoogleアカウントでもログインできます。')] : []),
    noteBlock('案件への応募には、職務経歴の登録が必要です。'),
  ]);

const decisionTexts = {
  refused: [
    '会員登録の審査結果について',
    '会員登録のお申し込みについて確認した結果、今回はご登録を見送らせていただくこととなりました。',
  ],
  suspended: ['ご利用の停止について', '利用規約に基づき、会員としてのご利用を停止しました。'],
  restored: [
    'ご利用の再開について',
    '会員としてのご利用を再開しました。これまでどおりログインいただけます。',
  ],
  deleted: ['会員登録の抹消について', '利用規約に基づき、会員登録を抹消しました。'],
} as const;

/** Returns the email for the operator's other decisions about a member. */
export const decisionMail = (decision: keyof typeof decisionTexts, familyName: string): MailContent => {
  const [subject, words] = decisionTexts[decision];
  return buildMail(subject, familyName, [
    textBlock(words),
    noteBlock('ご不明な点がありましたら、お手数ですがお問い合わせ窓口までご連絡ください。'),
  ]);
};

/**
 * Returns the warning to a member who has not logged in for a year. The operator may suspend the member after `days` days
 * (terms).
 */
export const inactiveMail = (siteOrigin: string, familyName: string, days: number): MailContent =>
  buildMail('ログインのお願い', familyName, [
    textBlock(
      `1年以上ログインがないため、ご連絡しました。このメールから${days}日以上たってもログインがない場合は、利用規約に基づき、会員としてのご利用を停止することがあります。\n引き続きご利用になる場合は、次のリンクからログインしてください。`,
    ),
    { kind: 'button', label: 'ログイン', url: `${siteOrigin}/auth/login` },
  ]);
