import { describe, expect, it } from 'vitest';
import { findProblems } from '@/scripts/checks/reference-rules.mjs';

// Templates insert the signs and numbers, so that the check does not treat these strings as references of this file.
const SIGN = '§';
const section = (number: string) => `spec ${SIGN}${number}`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const CLAUSE = row('4.1', 'A rule.', '`server/mail.ts`', '`tests/server/mail*.test.ts`');
const PROJECT = {
  'docs/specification.md': `# Specification\n\n## 4. States\n\n${CLAUSE}\n`,
  'server/mail.ts': '',
  'tests/server/mail-events.test.ts': '',
};

/** Returns the problems of a small, correct project after the given files were added or replaced. */
const problemsWith = (files: Record<string, string>) =>
  findProblems(new Map(Object.entries({ ...PROJECT, ...files })));

/** Returns the problems after one row was added to the specification. */
const problemsWithRow = (...cells: string[]) =>
  problemsWith({ 'docs/specification.md': `${PROJECT['docs/specification.md']}${row(...cells)}\n` });

describe('findProblems', () => {
  it('accepts references to existing targets', () => {
    const problems = problemsWith({
      'api/a.ts': `/** ${section('4')}, ${section('4.1')}. */`,
      'README.md': 'See [the mails](server/mail.ts).',
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['a section that does not exist', section('42'), `${SIGN}42 is not in docs/specification.md`],
    [
      'a clause that does not exist',
      `(${section('4.1')}, ${SIGN}4.9)`,
      `${SIGN}4.9 is not in docs/specification.md`,
    ],
  ])('reports file and line of a reference to %s', (_, reference, problem) => {
    expect(problemsWith({ 'api/a.ts': `const a = 1;\n// ${reference}\n` })).toEqual([
      `api/a.ts:2 ${problem}`,
    ]);
  });

  it.each(['server/gone.ts', 'server/gone/', 'gone.tsx', 'tests/server/gone-*.test.ts'])(
    'reports %s in the specification, because it does not exist',
    (path) => {
      const text = `\`\`\`\n\`${path}\` in a block of code is left alone\n\`\`\`\nSee \`${path}\`.\n`;
      expect(problemsWith({ 'docs/specification.md': text })).toEqual([
        `docs/specification.md:4 ${path} does not exist`,
      ]);
    },
  );

  it('reports a link to a document or a heading that does not exist', () => {
    const guide = `# Guide\n\n## Time of \`a call\`, in ms\n\n[here](#time-of-a-call-in-ms) [away](https://example.com/#x) [gone](#gone)\n`;
    const more =
      '[guide](../guide.md#time-of-a-call-in-ms) [heading](../guide.md#times)\n[file](./gone.md) [folder](../../server/)\n';
    expect(problemsWith({ 'docs/guide.md': guide, 'docs/more/a.md': more })).toEqual([
      'docs/guide.md:5 the link #gone leads nowhere',
      'docs/more/a.md:1 the link ../guide.md#times leads nowhere',
      'docs/more/a.md:2 the link ./gone.md leads nowhere',
    ]);
  });

  it('reports a clause that has no test, or no code', () => {
    expect(problemsWithRow('4.2', 'A rule.', '`server/mail.ts`', '')).toEqual([
      'docs/specification.md:6 clause 4.2 names no test that exists',
    ]);
    expect(problemsWithRow('4.2', 'A rule.', '', '`tests/server/mail*.test.ts`')).toEqual([
      'docs/specification.md:6 clause 4.2 names no code',
    ]);
  });

  it('reports a clause that names a test that does not exist', () => {
    expect(problemsWithRow('4.2', 'A rule.', '`server/mail.ts`', '`tests/server/gone.test.ts`')).toEqual([
      'docs/specification.md:6 tests/server/gone.test.ts does not exist',
      'docs/specification.md:6 clause 4.2 names no test that exists',
    ]);
  });

  it('requires neither code nor tests of a clause that is not built', () => {
    expect(problemsWithRow('4.2', 'A rule.', 'not built: nobody needs it', '')).toEqual([]);
  });

  it('reports a number that two clauses have', () => {
    const specification = '| 4.2 | A rule. | not built | |\n| 4.2 | Another rule. | not built | |\n';
    expect(problemsWith({ 'docs/specification.md': specification })).toContain(
      'docs/specification.md:2 clause 4.2 is there twice',
    );
  });
});
