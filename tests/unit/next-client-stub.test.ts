import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as standIn from '@/lib/next-client-stub';

const requireFromHere = createRequire(import.meta.url);
const sourceOf = (file: string) => readFileSync(requireFromHere.resolve(`next/dist/${file}`), 'utf8');

/** Returns the members that a compiled file reads from a required module: `_constants.NAME`. */
const readMembers = (source: string, variable: string) =>
  [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);

/** Returns the names of the top-level functions of a compiled file whose source matches the variables. */
const functionsNaming = (source: string, variables: RegExp) =>
  [...source.matchAll(/^function (\w+)\([\s\S]*?^\}/gm)]
    .filter(([text]) => variables.test(text))
    .map(([, name]) => name);

describe('the stub for dependencies of the Next router', () => {
  it.each(['shared/lib/router/router.js', 'shared/lib/router/utils/route-regex.js'])(
    'has the constants that %s reads, with the values of Next',
    (file) => {
      const reads = readMembers(sourceOf(file), '_constants');
      const ofNext = requireFromHere('next/dist/lib/constants');
      expect(reads).not.toHaveLength(0);
      for (const name of reads) expect(standIn, name).toHaveProperty(name, ofNext[name]);
    },
  );

  it('omits only development constants that the page loader reads', () => {
    const reads = readMembers(sourceOf('client/page-loader.js'), '_constants');
    expect(reads).not.toHaveLength(0);
    for (const name of reads) expect(name).toMatch(/^DEV_/);
  });

  it('omits the pattern compiler, which route matching does not use', () => {
    const reads = readMembers(sourceOf('shared/lib/router/utils/route-matcher.js'), '_routematchutils');
    expect(new Set(reads)).toEqual(new Set(['safeRouteMatcher']));
    const compiling = functionsNaming(
      sourceOf('shared/lib/router/utils/route-match-utils.js'),
      /_pathtoregexp/,
    );
    expect(compiling).toContain('safePathToRegexp');
    expect(compiling).not.toContain('safeRouteMatcher');
  });

  it('omits app directory code, which route expressions do not use', () => {
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
