import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import answerTerms from '@/pages/api/content/terms';
import { callRoute } from '@/tests/setup/content-routes';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-content-'));
  // Without the records of the demo, which no test here reads.
  const filter = (file: string) => !/demo\/(?:columns|seminars|vacancies)/.test(file);
  await cp('content', folder, { recursive: true, filter });
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Imports the content module as a new process does. */
async function start() {
  vi.resetModules();
  return import('@/api/pages/content');
}

async function edit(name: string, from: string, to: string) {
  const file = path.join(folder, name);
  const before = await readFile(file, 'utf8');
  expect(before).toContain(from);
  await writeFile(file, before.replace(from, to));
  return file;
}

describe('content of an operator (CONTENT_DIR)', () => {
  it('replaces the bundled texts at the next start', async () => {
    const { checkContent, readTerms } = await start();
    checkContent();
    await edit('legal/terms.md', '1. 本規約は、', '1. この規約は、');
    const opening = () => readTerms().articles[0]?.clauses[0]?.text;
    expect(opening()).toMatch(/^本規約は、/);
    expect((await start()).readTerms().articles[0]?.clauses[0]?.text).toMatch(/^この規約は、/);
  });

  it('is read again on each request in development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { readCompanyContent } = await start();
    expect(readCompanyContent().title).toBe('企業の方へ');
    await edit('company.yaml', 'title: 企業の方へ', 'title: 企業のみなさまへ');
    expect(readCompanyContent().title).toBe('企業のみなさまへ');
  });

  it.each([
    ['legal/privacy.md', '## 第2条', '## 第3条', ':23 見出しは「## 第2条（題名）」の形で書いてください。'],
    [
      'legal/privacy.md',
      'event: 改定 }',
      'event: 改定, agreement: required }',
      ' revisions.0.agreement：この項目はありません。',
    ],
    ['legal/modules.yaml', '  - term: 送信先', '  - terms: 送信先', ':6 google-login.1.term：必須項目です'],
    ['home.yaml', '      answer: ', '      answers: ', ' questions.items.0.answer：必須項目です'],
    ['company.yaml', 'note: ', 'notes: ', ' cases.note：必須項目です'],
    ['company.yaml', 'note: ', 'text: more\n  note: ', ' cases.text：この項目はありません。'],
    ['conference.yaml', 'lead: ', 'lead: [', ' 読み取れません：'],
    // As an escape of YAML, and as the character itself.
    [
      'home.yaml',
      'description: ',
      'description: "\\u0007"\nx: ',
      ' description：使用できない文字が含まれています。その文字を削除してください。',
    ],
    [
      'legal/terms.md',
      '1. 本規約は、',
      '1. 本規約は\u202e、',
      ' 使用できない文字が含まれています。その文字を削除してください。',
    ],
  ])(
    'with a mistake in %s stops the start with one line that names the file',
    async (name, from, to, message) => {
      const file = await edit(name, from, to);
      const { checkContent } = await start();
      expect(checkContent).toThrow(expect.objectContaining({ name: 'StartupError' }));
      expect(checkContent).toThrow(`Cannot start: ${file}`);
      expect(checkContent).toThrow(message);
      expect(checkContent).toThrow(/^[^\n]+$/);
    },
  );

  it('takes what only an operator can write from the demo in demo mode, and says so', async () => {
    const { readCompanyContent } = await start();
    expect(readCompanyContent()).toMatchObject({ areFeesSample: true, fees: { title: '料金のしくみ' } });
  });

  it.each([
    { SEED: 'none' },
    { DATABASE_URL: 'postgresql://localhost/x' },
    { API_ORIGIN: 'https://api.example.jp' },
  ])('never shows what the demo says about its operator with %o', async (variables) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { readCompanyContent } = await start();
    expect(readCompanyContent()).toMatchObject({ areFeesSample: false });
    expect(readCompanyContent().fees).toBeUndefined();
  });

  it('is not marked as a sample where the operator has written its own', async () => {
    const fees =
      'fees:\n  title: 費用\n  items: [{ title: 掲載, price: 無料, text: 無料です。 }]\n  note: 税別\n';
    await edit('company.yaml', 'questions:', `${fees}questions:`);
    const { readCompanyContent } = await start();
    expect(readCompanyContent()).toMatchObject({ areFeesSample: false, fees: { title: '費用' } });
  });

  it('of an older copy without the file of the demo still starts', async () => {
    await rm(path.join(folder, 'demo', 'site.yaml'));
    const { checkContent, readCompanyContent } = await start();
    checkContent();
    expect(readCompanyContent().fees).toBeUndefined();
  });

  it('with a missing file names that file', async () => {
    await rm(path.join(folder, 'legal', 'operator.md'));
    const { checkContent } = await start();
    expect(checkContent).toThrow(
      `Cannot start: ${path.join(folder, 'legal', 'operator.md')} を読み込めません（ENOENT）。`,
    );
  });
});

describe('GET /api/content/terms', () => {
  it('returns the terms and requires revalidation', async () => {
    const response = await callRoute(answerTerms);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({ title: '利用規約', articles: { length: 26 } });
  });
});
