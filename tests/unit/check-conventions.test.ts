import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/checks/convention-rules.mjs';

const violationsIn = (files: Record<string, string>) => findViolations(new Map(Object.entries(files)));
const lines = (count: number) => 'a\n'.repeat(count);

describe('the check of conventions', () => {
  it.each([
    ['components/a/A.tsx', 300],
    ['pages/_app.tsx', 300],
    ['api/members.ts', 300],
    ['scripts/build.mjs', 300],
  ])('allows %s to have %i lines, and not one more', (path, limit) => {
    expect(violationsIn({ [path]: lines(limit) })).toEqual([]);
    expect(violationsIn({ [path]: lines(limit + 1) })).toEqual([
      `${path} has ${limit + 1} lines, and may have ${limit}`,
    ]);
  });

  it.each([
    'color: #b8321f;',
    'margin: 4px;',
    'background: rgba(0, 0, 0, 0.5);',
    'inset: -4px;',
    'color: white;',
    'border-color: hsl(0 50% 50%);',
    'border: thin solid black;',
  ])('reports the raw value in "%s" of a component with its line', (style) => {
    expect(violationsIn({ 'components/a/A.tsx': `a\n${style}\n` })).toEqual([
      expect.stringMatching(/^components\/a\/A\.tsx:2 .* is written out/),
    ]);
  });

  it.each([
    ['an anchor', 'components/a/A.tsx', '<a href="#interview">'],
    ['a character reference', 'components/a/A.tsx', '&#39;'],
    ['the sizes of a picture', 'components/a/A.tsx', "const SIZES = '(min-width: 960px) 352px, 100vw';"],
    ['a name of the theme', 'components/a/A.tsx', 'background: $' + '{theme.color.redFaint};'],
    ['a keyword that is no colour', 'components/a/A.tsx', 'white-space: nowrap; color: inherit;'],
    ['the theme itself', 'styles/theme.ts', "space: '4px'"],
  ])('accepts %s', (_what, path, line) => {
    expect(violationsIn({ [path]: `${line}\n` })).toEqual([]);
  });

  it('reports a comment inside of styles, which the browser would load', () => {
    const styles = '/* Above. */\nconst Root = styled.div`\n  /* Inside. */\n  color: inherit;\n`;\n';
    for (const path of ['components/a/A.tsx', 'styles/mixins.ts'])
      expect(violationsIn({ [path]: styles })).toEqual([
        `${path}:3 a comment inside of styles is sent to the browser; write it above them`,
      ]);
    expect(violationsIn({ 'styles/global-style.ts': styles })).toEqual([]);
  });

  it('reports a page that no screen test opens', () => {
    const page = { 'pages/vacancy/[id]/entry.tsx': 'a\n' };
    const testWith = (line: string) => ({ ...page, 'tests/screens/vacancy.test.tsx': `${line}\n` });
    expect(violationsIn(testWith('site.open(`/vacancy/1/`);'))).toEqual([
      'pages/vacancy/[id]/entry.tsx is opened by no test in tests/screens',
    ]);
    expect(violationsIn(testWith('site.open(`/vacancy/1/entry?from=list`);'))).toEqual([]);
  });

  it('asks for no screen test of a route that is not a screen', () => {
    const files = { 'pages/sitemap.xml.tsx': 'a\n', 'pages/_error.tsx': 'a\n', 'pages/api/a.ts': 'a\n' };
    expect(violationsIn(files)).toEqual([]);
  });

  it('reports a component without a domain that /dev/ui does not show', () => {
    const component = { 'components/ui/form/Button.tsx': 'a\n', 'components/ui/form/button-style.ts': 'a\n' };
    const withEntry = (name: string) => ({
      ...component,
      'components/dev/form-group.tsx': `files: ['${name}'],\n`,
    });
    const missing = [
      'components/ui/form/Button.tsx has no entry in components/dev, so /dev/ui does not show it',
    ];
    expect(violationsIn(component)).toEqual(missing);
    expect(violationsIn(withEntry('form/ButtonBar'))).toEqual(missing);
    expect(violationsIn(withEntry('form/Button'))).toEqual([]);
  });

  it('asks for no entry of a component with a domain', () => {
    expect(violationsIn({ 'components/vacancies/VacancyList.tsx': 'a\n' })).toEqual([]);
  });
});
