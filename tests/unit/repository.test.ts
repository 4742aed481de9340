import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIELD_LABELS } from '@/lib/errors/field-labels';
import nextConfig from '@/next.config';
import { findProblems } from '@/scripts/checks/reference-rules.mjs';
import { breakpoints } from '@/styles/tokens';
import { PATHNAMES, toRoute } from '@/tests/setup/page-loader';
import { SCREENS } from '@/tests/setup/screens';

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

interface LockedPackage {
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const { lockfileVersion, packages } = readJson('package-lock.json') as {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};
/** All packages but the project itself, by their folder. */
const locked = Object.entries(packages).filter(([folder]) => folder !== '');
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Licences that may be used in a product under MIT. LGPL, MPL and CC-BY are for whole packages that are not changed and
 * not bundled into the site's scripts: the image library, development tools and browser data.
 */
const LICENCES = new Set(
  [
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Zlib',
    'CC0-1.0',
  ].concat(['Python-2.0', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later']),
);

/** The packages that may have a licence with conditions beyond naming the authors, by licence. */
const CONDITIONAL: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:lightningcss(?:-.+)?|axe-core|ical\.js)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'Python-2.0': /^argparse$/,
};

/** Returns the licences of an SPDX expression. With OR, the first one is chosen. */
const licencesOf = (expression = 'none') =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .map((choice) => choice.split(' OR ')[0] ?? '');

it('every locked package has a SHA-512 and comes from the npm registry', () => {
  expect(lockfileVersion).toBe(3);
  expect(locked.length).toBeGreaterThan(100);
  const untrusted = locked.filter(
    ([, { integrity = '', resolved, link }]) =>
      link ||
      !/^sha512-[\w+/]{86}==$/.test(integrity) ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(untrusted).toEqual([]);
});

it('package.json decides about every package with an install script, and about no other', () => {
  const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(withScript.map(([folder, { name }]) => name ?? nameOf(folder)));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...names].toSorted());
});

it('every locked package has a licence of the list', () => {
  const unknown = locked
    .map(([folder, { license }]) => ({ folder, license: license ?? 'none' }))
    .filter(({ license }) => !licencesOf(license).every((each) => LICENCES.has(each)));
  expect(unknown).toEqual([]);
});

it('licences with further conditions are those of the packages that are known for them', () => {
  const unexpected = locked.flatMap(([folder, { license }]) =>
    licencesOf(license)
      .filter((each) => each in CONDITIONAL && !CONDITIONAL[each]?.test(nameOf(folder)))
      .map((each) => `${nameOf(folder)}: ${each}`),
  );
  expect(unexpected).toEqual([]);
});

const COMPONENTS = import.meta.glob<string>('/components/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Labels of fields that have another name for people in one form: a new address, a new or current password, a company. */
const LABELS_OF_SINGLE_FORMS: Readonly<Record<string, readonly string[]>> = {
  email: ['新しいメールアドレス'],
  password: ['新しいパスワード', '現在のパスワード'],
  company: ['会社名'],
};

/** An element with both attributes: `name="city" label="市区町村"`, or with a row's number in the name. */
const LABELLED_FIELD =
  /<\w[^<>]*(?:<\w+>)?\s[^<>]*?name=(?:"(\w+)"|\{`[^`]*\.(\w+)`\})[^<>]*?\slabel="([^"]+)"/g;

const labelledFields = Object.entries(COMPONENTS).flatMap(([file, text]) =>
  [...text.matchAll(LABELLED_FIELD)].map(([, name, nameInRow, label = '']) => ({
    file,
    name: name ?? nameInRow ?? '',
    label,
  })),
);

it('finds the fields of forms', () => {
  expect(labelledFields.length).toBeGreaterThan(30);
});

it('has only labels that forms show', () => {
  const texts = Object.values(COMPONENTS);
  const unknown = [...FIELD_LABELS.values()].filter((label) => !texts.some((text) => text.includes(label)));
  expect(unknown).toEqual([]);
});

it('has the label with which a form shows the field', () => {
  const others = labelledFields.filter(
    ({ name, label }) =>
      FIELD_LABELS.has(name) &&
      FIELD_LABELS.get(name) !== label &&
      !LABELS_OF_SINGLE_FORMS[name]?.includes(label),
  );
  expect(others).toEqual([]);
});

it('the breakpoints are those of spec §9, in em of 16 px', () => {
  const pixels = Object.entries(breakpoints).map(([name, em]) => [name, em * 16]);
  expect(Object.fromEntries(pixels)).toEqual({ sm: 520, md: 768, lg: 960, xl: 1280 });
});

it('resizes pictures to the widths of spec §9 and to no others', () => {
  expect(nextConfig.images).toMatchObject({
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
  });
});

it('the list of screens has each page but files, the pages below /dev and the one for unknown paths', () => {
  const pages = PATHNAMES.filter((pathname) => !/^\/dev\/|^\/\[|\.\w+$/.test(pathname));
  const listed = SCREENS.map(({ path }) => toRoute(new URL(path, 'http://own').pathname));
  expect(pages.filter((pathname) => !listed.includes(pathname))).toEqual([]);
});
