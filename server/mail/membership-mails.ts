import { buildMail, noteBlock, textBlock } from './build';
import type { MailContent } from './render';

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

/** Returns the mail for a decision of the operator about a member, except for the approval (registration-mails.ts). */
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
