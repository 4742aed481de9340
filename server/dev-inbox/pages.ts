import { html, raw } from 'hono/html';
import { siteConfig } from '@/config/site';
import { palette } from '@/lib/palette';
import type { InboxMail } from '@/server/mail/dev-inbox';

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; background: ${palette.ivory}; color: ${palette.darkTeal}; font: 16px/1.7 'Noto Sans JP', -apple-system, 'Hiragino Sans', 'Yu Gothic UI', sans-serif; letter-spacing: .02em; }
  main { max-width: 960px; margin: 0 auto; padding: 40px 20px 72px; }
  h1 { margin: 0 0 8px; padding-bottom: 12px; border-bottom: 2px solid ${palette.green}; font-size: 28px; line-height: 1.4; overflow-wrap: anywhere; }
  h2 { margin: 40px 0 12px; font-size: 18px; }
  p { margin: 8px 0 24px; color: ${palette.greyTeal}; }
  a { color: ${palette.green}; }
  .back { display: inline-block; margin-bottom: 20px; }
  a:focus-visible { outline: 4px solid ${palette.darkTeal}; outline-offset: 2px; box-shadow: 0 0 0 2px ${palette.yellow}; }
  ul { margin: 0; padding: 0; list-style: none; background: ${palette.white}; border-top: 2px solid ${palette.green}; }
  li { border-bottom: 1px solid ${palette.paleGreen}; }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 14px 16px; color: inherit; text-decoration: none; }
  li a:hover { background: ${palette.greenFaint}; }
  strong { color: ${palette.green}; overflow-wrap: anywhere; }
  small, time { color: ${palette.greyTeal}; font-size: 14px; font-variant-numeric: tabular-nums; }
  iframe { width: 100%; height: 640px; border: 1px solid ${palette.paleGreen}; background: ${palette.white}; }
  pre { margin: 0; padding: 20px; border: 1px solid ${palette.paleGreen}; background: ${palette.white}; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  @media (max-width: 520px) { li a { grid-template-columns: 1fr; } h1 { font-size: 22px; } }
`;

const dateTimeFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const renderPage = (title: string, nonce: string, content: unknown): string =>
  String(html`<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${siteConfig().name}</title>
<style nonce="${nonce}">${raw(STYLE)}</style></head><body><main>${content}</main></body></html>`);

const LINK = /(https?:\/\/[^\s）」]+)/;

/** Returns the text with its URLs as links. The template escapes everything. */
const linkUrls = (text: string) =>
  text
    .split(LINK)
    .map((part, index) => (index % 2 ? html`<a href="${part}" target="_top">${part}</a>` : html`${part}`));

/** Returns the HTML of the inbox, which lists the given mails. */
export function inboxPage(mails: InboxMail[], to: string | undefined, nonce: string): string {
  const items = mails.map(
    (mail) => html`<li><a href="/dev/mail/${mail.id}"><strong>${mail.subject}</strong>
<time datetime="${mail.deliveredAt.toISOString()}">${dateTimeFormat.format(mail.deliveredAt)}</time>
<small>宛先：${mail.to}</small></a></li>`,
  );
  const filter = to
    ? html`<p>宛先「${to}」のメールだけを表示しています。<a href="/dev/mail">すべて表示する</a></p>`
    : '';
  const empty = html`<p>メールはありません。会員登録や応募をすると、ここに届きます。</p>`;
  return renderPage(
    '受信箱',
    nonce,
    html`<h1>受信箱</h1><p>このサイトが送ったメールです。デモではメールを外へ送らず、ここに残します。</p>${filter}${items.length > 0 ? html`<ul>${items}</ul>` : empty}`,
  );
}

/** Returns the HTML of one mail. It shows the text, and the HTML in a sandbox without scripts and forms. */
export const mailPage = (mail: InboxMail, nonce: string): string =>
  renderPage(
    mail.subject,
    nonce,
    html`<a class="back" href="/dev/mail">受信箱へ戻る</a><h1>${mail.subject}</h1>
<p>宛先：${mail.to}<br>日時：<time datetime="${mail.deliveredAt.toISOString()}">${dateTimeFormat.format(mail.deliveredAt)}</time></p>
<h2>本文</h2><pre>${linkUrls(mail.text)}</pre>
<h2>HTML表示</h2><iframe title="HTML表示" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${mail.html.replace('<head>', '<head><base target="_top">')}"></iframe>`,
  );
