import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { buildColumn } from '../setup/columns';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
beforeAll(() => importColumn(site.api.db, buildColumn()));

/** Returns the rendered layout. Each layout is identified by a link that only it contains. */
function getLayout(): { header: string; footer: string } {
  const [header, footer] = [screen.queryByRole('banner'), screen.queryByRole('contentinfo')];
  const has = (part: HTMLElement | null, name: string) =>
    part !== null && within(part).queryAllByRole('link', { name }).length > 0;
  const headerKind = () => {
    if (!header) return 'none';
    if (has(header, '社外監査役')) return 'media';
    return has(header, '案件をお探しの方') ? 'company' : 'main';
  };
  const footerKind = () => {
    if (!footer) return 'none';
    if (has(footer, 'RSS')) return 'media';
    if (has(footer, '案件をお探しの方')) return 'company';
    if (has(footer, '情報収集モジュール')) return 'slim-member';
    return has(footer, '企業の方へ') ? 'full' : 'slim';
  };
  return { header: headerKind(), footer: footerKind() };
}

const LAYOUTS: [path: string, header: string, loggedOut: string, loggedIn: string][] = [
  ['/', 'main', 'full', 'slim-member'],
  ['/vacancy/', 'main', 'full', 'slim-member'],
  ['/seminar/', 'main', 'full', 'slim-member'],
  ['/privacy', 'main', 'full', 'slim-member'],
  ['/column', 'media', 'media', 'media'],
  ['/column/tag/133/', 'media', 'media', 'media'],
  ['/for-company', 'company', 'company', 'company'],
  ['/conference', 'none', 'none', 'none'],
  ['/maintenance', 'none', 'none', 'none'],
  ['/custom-404/', 'main', 'slim', 'slim'],
  ['/no-such-page', 'main', 'slim', 'slim'],
];

describe('layouts (spec §2)', () => {
  it.each(LAYOUTS)('%s: header %s and footer %s for visitors', async (path, header, footer) => {
    await site.open(path);
    expect(getLayout()).toEqual({ header, footer });
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it.each(LAYOUTS)(
    '%s: header %s and the members’ footer (not %s) for members',
    async (path, header, _, footer) => {
      await site.logIn(await site.api.createMember());
      await site.open(path);
      expect(getLayout()).toEqual({ header, footer });
    },
  );

  it.each(['/auth/login/', '/auth/register'])('%s: slim footer', async (path) => {
    await site.open(path);
    expect(getLayout()).toEqual({ header: 'main', footer: 'slim' });
  });
});
