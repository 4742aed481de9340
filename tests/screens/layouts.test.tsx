import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyColorScheme } from '@/components/shell/document-head';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { importColumn } from '@/server/columns/import';
import { buildColumn } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const ORIGIN = { SITE_ORIGIN: 'http://localhost:3000' };
afterEach(() => setSiteConfig(createSiteConfig(ORIGIN)));
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
      await site.openAsNewMember(path);
      expect(getLayout()).toEqual({ header, footer });
    },
  );

  it.each(['/', '/auth/login/', '/column', '/for-company'])(
    'the footer of %s leads to the legal pages and to whom to ask, if that is set',
    async (path) => {
      setSiteConfig(createSiteConfig({ ...ORIGIN, CONTACT_URL: 'https://example.jp/ask' }));
      await site.open(path);
      const footer = () => within(screen.getByRole('contentinfo'));
      for (const [name, href] of [
        ['利用規約', '/terms'],
        ['プライバシーポリシー', '/privacy'],
        ['運営会社', '/operator'],
        ['特定商取引法に基づく表記', '/commercial-transactions'],
        ['お問い合わせ', 'https://example.jp/ask'],
      ] as const)
        expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
      cleanup();
      setSiteConfig(createSiteConfig(ORIGIN));
      await site.open(path);
      expect(footer().queryByRole('link', { name: 'お問い合わせ' })).not.toBeInTheDocument();
    },
  );

  it('the footer of / says who runs the site, as far as it is set, and marks what is invented', async () => {
    const operator = () =>
      within(screen.getByRole('contentinfo')).queryByRole('list', { name: '運営会社' })?.textContent;
    await site.open('/');
    expect(operator()).toBeUndefined();
    cleanup();
    const own = { OPERATOR_NAME: '株式会社例示', PLACEMENT_LICENCE: '13-ユ-312345' };
    setSiteConfig(createSiteConfig({ ...ORIGIN, ...own, OPERATOR_ADDRESS: '東京都千代田区例示1-2-3' }));
    await site.open('/');
    expect(operator()).toBe(
      '運営：株式会社例示許可番号：有料職業紹介事業 13-ユ-312345所在地：東京都千代田区例示1-2-3',
    );
    cleanup();
    setSiteConfig(
      createSiteConfig(ORIGIN, { name: '株式会社例示', placement_licence: '13-ユ-000000（見本）' }),
    );
    await site.open('/');
    expect(operator()).toBe('運営：株式会社例示（見本）許可番号：有料職業紹介事業 13-ユ-000000（見本）');
  });

  it.each(['/auth/login/', '/auth/register'])('%s: slim footer', async (path) => {
    await site.open(path);
    expect(getLayout()).toEqual({ header: 'main', footer: 'slim' });
  });
});

describe('表示の明るさ in the footer of visitors', () => {
  const root = document.documentElement;

  // The document, which tests of screens do not have, contains this script.
  beforeAll(() => new Function(applyColorScheme)());
  afterEach(() => {
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    localStorage.clear();
  });

  const findSwitch = () => screen.findByRole('combobox', { name: '表示の明るさ' });

  it('follows the device at first, and applies and stores a choice at once', async () => {
    await site.open('/terms');
    expect(await findSwitch()).toHaveDisplayValue('端末に合わせる');
    await userEvent.selectOptions(await findSwitch(), '暗い');
    expect(root).toHaveAttribute('data-color-scheme', 'dark');
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    await userEvent.selectOptions(await findSwitch(), '端末に合わせる');
    expect(root).not.toHaveAttribute('data-color-scheme');
    expect(localStorage.getItem('color-scheme')).toBeNull();
  });

  it('shows a choice that is made in another tab', async () => {
    await site.open('/terms');
    expect(await findSwitch()).toHaveDisplayValue('端末に合わせる');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'color-scheme', newValue: 'light' })),
    );
    expect(await findSwitch()).toHaveDisplayValue('明るい');
  });

  it.each(['/terms', '/vacancy/', '/column', '/for-company'])('is on %s', async (path) => {
    await site.open(path);
    expect(await findSwitch()).toBeVisible();
  });

  it.each(['/vacancy/', '/column'])(
    'is not on %s for members, who have it in their settings',
    async (path) => {
      await site.openAsNewMember(path);
      const footer = within(await screen.findByRole('contentinfo'));
      expect(footer.queryByRole('combobox')).not.toBeInTheDocument();
    },
  );
});
