import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

/** A name that no demo data has, for searches. */
export const SEARCH_WORD = 'まぎれこみ検証';

/** Sets `window.ran` where a page treats it as HTML. It fits into every free text that is shown. */
export const SHORT = '"><img src=x onerror=ran=1>';

/** What each place where a text is written might treat as its own syntax: HTML, scripts, XML, iCalendar, CSV, templates. */
const PAYLOADS = [
  SHORT,
  '</script><script>window.ran=1</script><!--<script>',
  '</title></textarea></style><svg/onload=window.ran=1>',
  ']]></content><script xmlns="http://www.w3.org/1999/xhtml">window.ran=1</script>',
  '=HYPERLINK("https://hostile.invalid";"x") @SUM(1) +cmd|\' /C calc\'!A0',
  '{{constructor.constructor("window.ran=1")()}} $' + '{window.ran=1} javascript:window.ran=1',
  'https://hostile.invalid/?\u2028\u2029&amp;&lt;script&gt;window.ran=1&lt;/script&gt; \\u003cscript>',
];

/** Returns a hostile text of at most `max` characters, with as many of the payloads as it holds. */
export function hostile(max: number): string {
  let text = SHORT;
  for (const payload of PAYLOADS.slice(1)) if (text.length + payload.length < max) text += ` ${payload}`;
  return text;
}

/** A text of several lines, some of which would be lines of their own in iCalendar and in mails. */
export const hostileLines = (max: number): string =>
  `${hostile(max - 120)}\nEND:VEVENT\r\nATTENDEE:mailto:victim@example.com\nBcc: victim@example.com\n\n.\n`;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const dayOf = (instant: string) => instant.slice(0, 10);

const vacancy = {
  title: `${SEARCH_WORD} ${hostile(100)}`,
  company_profile: hostile(120),
  categories: [2],
  skills: [hostile(40)],
  reward: { unit: 'month', min: 700_000 },
  working_days: { min: 2, max: 3 },
  region: '13',
  remote: 'partial',
  place: hostile(120),
  hours: hostile(120),
  duration: hostile(120),
  starts_on: dayOf(inDays(30)),
  published_at: inDays(-40),
  deadline: inDays(20),
  requirements: [hostile(200)],
  preferred: [hostile(200)],
  selection: hostile(400),
};

const seminar = {
  title: `${SEARCH_WORD} ${hostile(100)}`,
  lead: hostile(200),
  topic: hostile(40),
  audience: [hostile(200)],
  program: [{ time: '19:00', title: hostile(120) }],
  speakers: [{ name: hostile(60), title: hostile(120), profile: hostileLines(2_000) }],
  starts_at: inDays(12),
  ends_at: inDays(12.1),
  closes_before: dayOf(inDays(10)),
  fee: 0,
  venue: { name: hostile(120), address: hostile(200) },
  online_url: `https://meet.example.com/${encodeURI(SHORT)}#'"><script>ran=1</script>`,
};

/** An id that no tag of the demo has. */
export const TAG_ID = 90_133;

const tag = { id: TAG_ID, name: hostile(40) };

const column = {
  title: `${SEARCH_WORD} ${hostile(100)}`,
  lead: hostile(400),
  tags: [TAG_ID, 133],
  people: [{ name: hostile(60), title: hostile(120) }],
  picture: { src: '/images/columns/three-days-a-week.webp', width: 8, height: 8, alt: hostile(200) },
};

/** The text of a column, as Markdown with HTML in it. */
const ARTICLE = `${hostileLines(2_000)}

## ${SHORT} <script>window.ran=1</script>

<img src="x" onerror="window.ran=1"><img src="https://hostile.invalid/x.png">
<iframe srcdoc="<script>parent.ran=1</script>"></iframe><object data="javascript:window.ran=1"></object>
<a href="javascript:window.ran=1">押す</a> [押す](javascript:window.ran=1) [押す](<data:text/html,<script>ran=1</script>>)
<style>@import "https://hostile.invalid/x.css"; * { background: url(https://hostile.invalid/x.png) }</style>
<form action="https://hostile.invalid/"><button formaction="javascript:window.ran=1">送る</button></form>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran=1&gt;">
<svg><script>window.ran=1</script><a xlink:href="javascript:window.ran=1"><text>x</text></a></svg>
<p style="background:url(https://hostile.invalid/x.png)" onclick="window.ran=1">段落</p>
`;

/** JSON is valid YAML, so the same notation serves as front matter. */
const markdown = (data: object, text: string): string => `---\n${JSON.stringify(data)}\n---\n${text}`;

const FILES: Record<string, [name: string, text: string]> = {
  tags: ['tag.json', JSON.stringify(tag)],
  vacancies: ['vacancy.yaml', JSON.stringify({ ...vacancy, description: hostileLines(5_000) })],
  seminars: ['seminar.md', markdown(seminar, ARTICLE)],
  columns: ['column.md', markdown(column, ARTICLE)],
};

/** Runs a command of the operator CLI on the database of the mode with DATABASE_URL. @returns what it prints */
export async function runOperator(...command: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['scripts/command.mjs', 'operator', ...command], {
    env: { ...process.env, DATABASE_URL: process.env.E2E_DATABASE },
  });
  return stdout;
}

/**
 * Imports a hostile record of each kind with the operator CLI into the database of the mode with DATABASE_URL. Their dates
 * place them behind the demo data where other tests take the first record.
 */
export async function importHostileRecords(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-hostile-'));
  for (const [kind, [name, text]] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    await writeFile(file, text);
    expect(await runOperator(kind, 'import', file, '--yes')).toContain('追加 1 件');
  }
  await rm(folder, { recursive: true });
}

/** Returns an inquiry of a company whose name tries to add a header to the mail about it. */
export const hostileInquiry = (email: string) => ({
  company: `${SHORT}\r\nBcc: victim@example.com`,
  name: hostile(60),
  email,
  phone: '03-1234-5678',
  topic: 'closing',
  message: hostileLines(2_000),
  website: '',
  request_id: crypto.randomUUID(),
  elapsed_seconds: 40,
});
