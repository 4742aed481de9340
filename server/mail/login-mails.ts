import { fullDayText, timeText } from '@/lib/dates';
import type { MailContent } from './content';
import { buildMail, noteBlock, textBlock } from './content';
import { SECURITY_WARNING } from './security-mails';

const resetButton = (siteOrigin: string) =>
  ({ kind: 'button', label: 'パスワードを再設定する', url: `${siteOrigin}/auth/reset` }) as const;

const settingsText = (siteOrigin: string, section: string, words: string) =>
  noteBlock(`${words}\n${siteOrigin}/mypage/system/#${section}`);

/** Returns the mail after a Google account was linked. */
export const googleLinkedMail = (siteOrigin: string, familyName: string, googleEmail: string): MailContent =>
  buildMail('Googleアカウントを連携しました', familyName, [
    textBlock('Googleアカウントを連携しました。次回からはGoogleでもログインできます。'),
    { kind: 'facts', facts: [['連携したGoogleアカウント', googleEmail]] },
    settingsText(siteOrigin, 'sns-edit', '連携は、設定画面からいつでも解除できます。'),
    noteBlock(`${SECURITY_WARNING}再設定すると、Googleアカウントとの連携も解除されます。`),
    resetButton(siteOrigin),
  ]);

/** Returns the mail after the member has unlinked the Google account. */
export const googleUnlinkedMail = (siteOrigin: string, familyName: string): MailContent =>
  buildMail('Googleアカウントとの連携を解除しました', familyName, [
    textBlock(
      'Googleアカウントとの連携を解除しました。これからは、メールアドレスとパスワードでログインしてください。',
    ),
    noteBlock(SECURITY_WARNING),
    resetButton(siteOrigin),
  ]);

interface NewBrowser {
  /** Null when the User-Agent does not contain it. */
  browser: string | null;
  os: string | null;
  at: Date;
}

/** Returns the mail after a login in a browser that the member has not used before. */
export const newBrowserMail = (
  siteOrigin: string,
  familyName: string,
  { browser, os, at }: NewBrowser,
): MailContent =>
  buildMail('新しいブラウザーでログインがありました', familyName, [
    textBlock('これまでに使われていないブラウザーから、ログインがありました。'),
    {
      kind: 'facts',
      facts: [
        ['日時', `${fullDayText(at)} ${timeText(at)}`],
        ['ブラウザー', browser ?? '不明'],
        ['端末', os ?? '不明'],
      ],
    },
    noteBlock('ご本人によるログインの場合は、お手続きは不要です。'),
    settingsText(
      siteOrigin,
      'login-sessions',
      'ログイン中の端末は、設定画面で確認し、ログアウトさせることができます。',
    ),
    noteBlock(SECURITY_WARNING),
    resetButton(siteOrigin),
  ]);
