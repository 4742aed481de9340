import { expect, it } from 'vitest';
import { PATHNAMES, toRoute } from '@/tests/setup/page-loader';
import { SCREENS } from '@/tests/setup/screens';

it('the list of screens has each page but files, the pages below /dev and the one for unknown paths', () => {
  const pages = PATHNAMES.filter((pathname) => !/^\/dev\/|^\/\[|\.\w+$/.test(pathname));
  const listed = SCREENS.map(({ path }) => toRoute(new URL(path, 'http://own').pathname));
  expect(pages.filter((pathname) => !listed.includes(pathname))).toEqual([]);
});
