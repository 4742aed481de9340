import { html, raw } from 'hono/html';
import { siteConfig } from '@/config/site';
import { palette } from '@/lib/palette';
import type { Block, MailContent } from './content';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

// Many mail programs do not support CSS variables, so the colours are written into style attributes.
const TEXT_COLOR = palette.darkTeal;
const SECONDARY_COLOR = palette.greyTeal;
const PRIMARY_COLOR = palette.green;
const BORDER_COLOR = palette.paleGreen;
/**
 * A long email address would be wider than a phone. The second one is for mail programs that do not know the
 * first. The others keep words whole, in those that know them.
 */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word;word-break:auto-phrase;text-wrap:pretty';
const FONT = "'Noto Sans JP', -apple-system, 'Hiragino Sans', 'Yu Gothic UI', sans-serif";

const blockToText = (block: Block): string => {
  if (block.kind === 'button') return `${block.label}\n${block.url}`;
  if (block.kind === 'facts') return block.facts.map(([label, value]) => `${label}：${value}`).join('\n');
  return block.text;
};

const lines = (text: string) =>
  text.split('\n').map((line, index) => html`${index > 0 ? raw('<br>') : ''}${line}`);

/** An address is a link, because not every mail program makes one of it. */
const factValue = (value: string) =>
  /^https?:\/\/\S+$/.test(value)
    ? html`<a href="${value}" style="color:${PRIMARY_COLOR};word-break:break-all">${value}</a>`
    : value;

const blockToHtml = (block: Block) => {
  if (block.kind === 'button') {
    const box = `display:inline-block;padding:12px 28px;border-radius:8px;background:${PRIMARY_COLOR};color:${palette.white};font-weight:700;text-decoration:none`;
    return html`<p style="margin:28px 0 8px"><a href="${block.url}" style="${box}">${block.label}</a></p>
<p style="margin:0 0 28px;font-size:13px;color:${SECONDARY_COLOR};word-break:break-all">${block.url}</p>`;
  }
  if (block.kind === 'facts') {
    const rows = block.facts.map(
      ([label, value]) =>
        html`<dt style="margin:0;padding-top:10px;font-size:13px;color:${SECONDARY_COLOR}">${label}</dt><dd style="margin:0;padding-bottom:10px;border-bottom:1px solid ${BORDER_COLOR};font-weight:700">${factValue(value)}</dd>`,
    );
    return html`<dl style="margin:20px 0;border-top:2px solid ${PRIMARY_COLOR}">${rows}</dl>`;
  }
  const note = block.kind === 'note' ? `font-size:14px;color:${SECONDARY_COLOR}` : '';
  return html`<p style="margin:0 0 16px;${note}">${lines(block.text)}</p>`;
};

const SEND_ONLY = 'このメールは送信専用です。ご返信いただいてもお答えできません。';

/** Renders a mail as text and as HTML. All texts are escaped. `siteOrigin` is linked in the footer. */
export function renderMail(content: MailContent, siteOrigin: string): RenderedMail {
  const { name, contactEmail, contactUrl } = siteConfig();
  const contact = contactUrl ?? contactEmail;
  const footer = [
    ...(content.replyTo || content.isForOperator ? [] : [SEND_ONLY]),
    ...(contact && !content.isForOperator ? [`お問い合わせ窓口：${contact}`] : []),
  ].join('\n');
  const addressee = content.addressee ? `${content.addressee} 様` : '';
  const text = [
    ...(addressee ? [addressee] : []),
    ...content.blocks.map(blockToText),
    `────────────────\n${name}\n${siteOrigin}/\n${footer}`,
  ].join('\n\n');
  const page = html`<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${content.subject}</title></head>
<body style="margin:0;padding:0;background:${palette.ivory};color:${TEXT_COLOR};font-family:${FONT};font-size:16px;line-height:1.8">
<div style="max-width:600px;margin:0 auto;padding:24px 16px;${WRAP}">
<p style="margin:0;padding:0 0 12px;border-bottom:2px solid ${PRIMARY_COLOR};font-size:18px;font-weight:700;color:${PRIMARY_COLOR}">${name}</p>
<div style="padding:28px 24px;background:${palette.white};border-bottom:1px solid ${BORDER_COLOR}">
${addressee ? html`<p style="margin:0 0 16px;font-weight:700">${addressee}</p>` : ''}
${content.blocks.map(blockToHtml)}
</div>
<p style="margin:16px 0 0;font-size:13px;color:${SECONDARY_COLOR}">${name}<br><a href="${siteOrigin}/" style="color:${PRIMARY_COLOR}">${siteOrigin}/</a><br>${lines(footer)}</p>
</div></body></html>`;
  return { subject: content.subject.replace(/\s+/g, ' '), text: `${text}\n`, html: String(page) };
}
