import { siteConfig } from '@/config/site';
import type { MailContent } from './render';

/** The lifetime of the registration link. All emails that answer a registration request expire after the same time. */
const REGISTRATION_HOURS = 24;
const UNSOLICITED_NOTE = 'お心当たりのない場合は、このメールを破棄してください。何も登録・変更されません。';

/** Returns the email with the registration link, which is valid for 24 hours. */
export const registrationMail = (siteOrigin: string, token: string): MailContent => ({
  validFor: { hours: REGISTRATION_HOURS },
  subject: `【${siteConfig().name}】会員登録のご案内`,
  blocks: [
    {
      kind: 'text',
      text: `${siteConfig().name}に会員登録をお申し込みいただき、ありがとうございます。\n次のリンクからお名前とパスワードを入力すると、登録が完了します。`,
    },
    { kind: 'button', label: '情報入力へ進む', url: `${siteOrigin}/auth/set-password?token=${token}` },
    {
      kind: 'note',
      text: `このリンクの有効期限は${REGISTRATION_HOURS}時間です。期限を過ぎた場合は、もう一度お申し込みください。`,
    },
    { kind: 'note', text: UNSOLICITED_NOTE },
  ],
});

/** Returns the email for an address that already belongs to a member. Only the owner of the address learns this. */
export const alreadyRegisteredMail = (siteOrigin: string): MailContent => ({
  validFor: { hours: REGISTRATION_HOURS },
  subject: `【${siteConfig().name}】このメールアドレスは登録済みです`,
  blocks: [
    {
      kind: 'text',
      text: '会員登録のお申し込みを受け付けましたが、このメールアドレスはすでに登録されています。\n次のリンクからログインしてください。',
    },
    { kind: 'button', label: 'ログイン', url: `${siteOrigin}/auth/login` },
    {
      kind: 'text',
      text: `パスワードをお忘れの場合は、こちらから再設定できます。\n${siteOrigin}/auth/reset`,
    },
    { kind: 'note', text: UNSOLICITED_NOTE },
  ],
});

/** Returns the email for the address of a member who is suspended, refused or deleted. */
export const registrationRefusedMail = (): MailContent => ({
  validFor: { hours: REGISTRATION_HOURS },
  subject: `【${siteConfig().name}】会員登録について`,
  blocks: [
    {
      kind: 'text',
      text: '会員登録のお申し込みを受け付けましたが、このメールアドレスでは登録を進めることができません。\nご不明な点がありましたら、お手数ですがお問い合わせ窓口までご連絡ください。',
    },
    { kind: 'note', text: UNSOLICITED_NOTE },
  ],
});

/** Returns the email that confirms the completed registration. @param isGoogleLinked whether it began with Google */
export const welcomeMail = (siteOrigin: string, familyName: string, isGoogleLinked = false): MailContent => ({
  subject: `【${siteConfig().name}】会員登録が完了しました`,
  addressee: familyName,
  blocks: [
    {
      kind: 'text',
      text: '会員登録が完了しました。\n業務スキルと働き方を入力すると、ご経験に合う案件をご案内します。',
    },
    { kind: 'button', label: 'マイページへ', url: `${siteOrigin}/mypage` },
    ...(isGoogleLinked
      ? [
          {
            kind: 'text',
            text: 'Googleアカウントを連携しました。次回からはGoogleでもログインできます。',
          } as const,
        ]
      : []),
    { kind: 'note', text: '案件への応募には、職務経歴の登録が必要です。' },
  ],
});
