import { siteConfig } from '@/config/site';
import type { MailContent } from './content';
import { buildMail, LINK_HOURS, noteBlock, textBlock } from './content';

const UNSOLICITED_NOTE = 'お心当たりのない場合は、このメールを破棄してください。何も登録・変更されません。';

/** Returns the mail with the registration link, which is valid for 24 hours. */
export const registrationMail = (siteOrigin: string, token: string): MailContent =>
  buildMail(
    '会員登録のご案内',
    null,
    [
      textBlock(
        `${siteConfig().name}に会員登録をお申し込みいただき、ありがとうございます。\n次のリンクからお名前とパスワードを入力すると、登録が完了します。`,
      ),
      { kind: 'button', label: '情報入力へ進む', url: `${siteOrigin}/auth/set-password?token=${token}` },
      noteBlock(
        `このリンクの有効期限は${LINK_HOURS.registration}時間です。期限を過ぎた場合は、もう一度お申し込みください。`,
      ),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: LINK_HOURS.registration },
  );

/** Returns the mail for an address that already belongs to a member. Only the owner of the address learns this. */
export const alreadyRegisteredMail = (siteOrigin: string): MailContent =>
  buildMail(
    'このメールアドレスは登録済みです',
    null,
    [
      textBlock(
        '会員登録のお申し込みを受け付けましたが、このメールアドレスはすでに登録されています。\n次のリンクからログインしてください。',
      ),
      { kind: 'button', label: 'ログイン', url: `${siteOrigin}/auth/login` },
      textBlock(`パスワードをお忘れの場合は、こちらから再設定できます。\n${siteOrigin}/auth/reset`),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: LINK_HOURS.registration },
  );

/** Returns the mail for the address of a member who is suspended, refused or deleted. */
export const registrationRefusedMail = (): MailContent =>
  buildMail(
    '会員登録について',
    null,
    [
      textBlock(
        '会員登録のお申し込みを受け付けましたが、このメールアドレスでは登録を進めることができません。\nご不明な点がありましたら、お手数ですがお問い合わせ窓口までご連絡ください。',
      ),
      noteBlock(UNSOLICITED_NOTE),
    ],
    { hours: LINK_HOURS.registration },
  );

/** Returns the mail that confirms the completed registration. @param isGoogleLinked whether it began with Google */
export const welcomeMail = (siteOrigin: string, familyName: string, isGoogleLinked = false): MailContent =>
  buildMail('会員登録が完了しました', familyName, [
    textBlock('会員登録が完了しました。\n業務スキルと働き方を入力すると、ご経験に合う案件をご案内します。'),
    { kind: 'button', label: 'マイページへ', url: `${siteOrigin}/mypage` },
    ...(isGoogleLinked
      ? [textBlock('Googleアカウントを連携しました。次回からはGoogleでもログインできます。')]
      : []),
    noteBlock('案件への応募には、職務経歴の登録が必要です。'),
  ]);

/**
 * Returns the mail for a registration that waits for the operator's approval (MEMBER_APPROVAL=manual).
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

/** Returns the mail for an approved registration. The contract begins with it (terms). */
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

/** Returns the mail for a decision of the operator about a member, except for the approval. */
export const decisionMail = (decision: keyof typeof decisionTexts, familyName: string): MailContent => {
  const [subject, words] = decisionTexts[decision];
  return buildMail(subject, familyName, [
    textBlock(words),
    noteBlock('ご不明な点がありましたら、お手数ですがお問い合わせ窓口までご連絡ください。'),
  ]);
};

/** Returns the last mail, which confirms the withdrawal. */
export const withdrawnMail = (familyName: string): MailContent =>
  buildMail('退会の手続きが完了しました', familyName, [
    textBlock(
      '退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。\n選考中の応募と申し込み中のセミナーをすべて取り消し、ご登録の個人情報を削除しました。',
    ),
    noteBlock('同じメールアドレスで、いつでも改めて会員登録いただけます。'),
  ]);
