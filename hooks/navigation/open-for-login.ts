import type { NextRouter } from 'next/router';

const withoutHash = (path: string): string => path.replace(/#.*/s, '');

/**
 * Opens a path of this site after a login or a logout, with the page's props for the new login status. Next loads nothing
 * for an address of the same page with a hash, which would leave the page as it was. So the hash is dropped there first,
 * and then the page is loaded.
 */
export async function openForLogin(
  router: NextRouter,
  target: string,
  { scroll = true }: { scroll?: boolean } = {},
): Promise<void> {
  const { asPath } = router;
  const isSamePage = withoutHash(target) === withoutHash(asPath);
  const path = isSamePage ? withoutHash(target) : target;
  await router.push(path, undefined, { scroll });
  if (isSamePage && asPath !== path) await router.replace(path, undefined, { scroll });
}
