import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as standIn from '@/lib/next-client-stub';

const requireFromHere = createRequire(import.meta.url);
const sourceOf = (file: string) => readFileSync(requireFromHere.resolve(`next/dist/${file}`), 'utf8');

/** The members that a compiled file reads of a module it has required: `_constants.NAME`. */
const readMembers = (source: string, variable: string) =>
  [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);

/** The top-level functions of a compiled file whose text names one of the variables. */
const functionsNaming = (source: string, variables: RegExp) =>
  [...source.matchAll(/^function (\w+)\([\s\S]*?^\}/gm)]
    .filter(([text]) => variables.test(text))
    .map(([, name]) => name);

describe('the stand-in for what the router of Next brings along', () => {
  it.each(['shared/lib/router/router.js', 'shared/lib/router/utils/route-regex.js'])(
    'has the constants that %s reads, with the values of Next',
    (file) => {
      const reads = readMembers(sourceOf(file), '_constants');
      const ofNext = requireFromHere('next/dist/lib/constants');
      expect(reads).not.toHaveLength(0);
      for (const name of reads) expect(standIn, name).toHaveProperty(name, ofNext[name]);
    },
  );

  it('leaves the loader of pages without constants of development alone', () => {
    const reads = readMembers(sourceOf('client/page-loader.js'), '_constants');
    expect(reads).not.toHaveLength(0);
    for (const name of reads) expect(name).toMatch(/^DEV_/);
  });

  it('leaves the matching of routes without no pattern that it compiles', () => {
    const reads = readMembers(sourceOf('shared/lib/router/utils/route-matcher.js'), '_routematchutils');
    expect(new Set(reads)).toEqual(new Set(['safeRouteMatcher']));
    const compiling = functionsNaming(
      sourceOf('shared/lib/router/utils/route-match-utils.js'),
      /_pathtoregexp/,
    );
    expect(compiling).toContain('safePathToRegexp');
    expect(compiling).not.toContain('safeRouteMatcher');
  });

  it('leaves the expression of a route without no part of an app directory that it reads', () => {
    const reads = readMembers(sourceOf('shared/lib/router/utils/route-regex.js'), '_getdynamicparam');
    const ofAppDirectory = functionsNaming(
      sourceOf('shared/lib/router/utils/get-dynamic-param.js'),
      /_app\.|_parseloadertree|_resolveparamvalue/,
    );
    expect(reads).not.toHaveLength(0);
    expect(ofAppDirectory).not.toHaveLength(0);
    for (const name of reads) expect(ofAppDirectory).not.toContain(name);
  });
});
