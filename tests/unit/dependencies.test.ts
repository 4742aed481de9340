import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
