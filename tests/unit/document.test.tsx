// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyColorScheme, watchScripts } from '@/components/shell/document-head';
import { useTranslatedTexts } from '@/hooks/browser/translated-texts';

let show: (state: { count: number; isOpen: boolean }) => void;

/** A count between other texts, and texts that appear and disappear. */
function Page() {
  const [{ count, isOpen }, setState] = useState({ count: 1, isOpen: true });
  show = (state) => act(() => setState(state));
  useTranslatedTexts();
  return (
    <main>
      {isOpen && '募集中の案件'}
      {count}件{isOpen && <em>新着</em>}
      {count > 1 && '（複数）'}
    </main>
  );
}

const main = () => screen.getByRole('main');

/** As Chrome translates: each text is replaced by two elements with the translation. */
function translate() {
  const walker = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.innerHTML = `<font>[${text.data}]</font>`;
    text.replaceWith(translation);
  }
}

beforeEach(() => {
  render(<Page />);
});

it('keeps the page when texts that a translator has replaced are removed', () => {
  translate();
  show({ count: 1, isOpen: false });
  expect(main()).toHaveTextContent('[件]');
});

it('adds at the end what would stand before a replaced text', () => {
  translate();
  show({ count: 1, isOpen: false });
  show({ count: 2, isOpen: true });
  expect(main().textContent).toMatch(/募集中の案件.*（複数）$|（複数）.*募集中の案件$/);
});

it('changes nothing after the page', () => {
  cleanup();
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(DOMException);
});

describe('a script of the site that fails to load', () => {
  /** Adds a script to the document and lets it fail or arrive. */
  function request(src: string, result: 'error' | 'load', parent = document.head): void {
    const script = document.createElement('script');
    // With this type, jsdom does not report that it runs no scripts.
    script.type = 'text/plain';
    script.src = src;
    parent.append(script);
    script.dispatchEvent(new Event(result));
  }

  const notice = () => document.querySelector('[role="alert"]');

  beforeAll(() => new Function(watchScripts)());
  afterEach(() => document.body.replaceChildren());

  it('shows one notice with a button that loads the page again', () => {
    request('/_next/static/chunks/app.js', 'error');
    request('/_next/static/chunks/page.js', 'error');
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(notice()?.textContent).toContain('ページの一部を読み込めませんでした。');
    expect(notice()?.querySelectorAll('button')).toHaveLength(1);
  });

  it('takes the notice away when later requests have brought every missing script', () => {
    request('/_next/static/chunks/app.js', 'error');
    request('/_next/static/chunks/page.js', 'error');
    request('/_next/static/chunks/app.js', 'load');
    expect(notice()).not.toBeNull();
    request('/_next/static/chunks/page.js', 'load');
    expect(notice()).toBeNull();
  });

  it('shows no notice when it belongs to a page that was fetched in advance', () => {
    request('/_next/static/chunks/other-page.js', 'error', document.body);
    expect(notice()).toBeNull();
  });

  it('shows no notice when it belongs to another site', () => {
    request('https://accounts.google.com/gsi/client', 'error');
    expect(notice()).toBeNull();
  });
});

describe('the script that applies the colour scheme', () => {
  const run = () => new Function(applyColorScheme)();
  const root = document.documentElement;
  const metas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const metaQueries = () => metas().map(({ media }) => media);
  const changeElsewhere = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  beforeEach(() => {
    localStorage.clear();
    delete root.dataset.colorScheme;
    document.head.insertAdjacentHTML(
      'beforeend',
      `<meta name="theme-color" media="(prefers-color-scheme: light)" content="white">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="black">`,
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    // The head also contains the styles of components, which other files use.
    for (const meta of metas()) meta.remove();
  });

  it.each([null, 'system', 'pink', '{"state":"dark"}'])('follows the device when %s is stored', (stored) => {
    if (stored) localStorage.setItem('color-scheme', stored);
    run();
    expect(root.dataset.colorScheme).toBeUndefined();
    expect(metaQueries()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it.each([
    ['dark', ['not all', 'all']],
    ['light', ['all', 'not all']],
  ])('applies %s, also to the colour of the window', (choice, queries) => {
    localStorage.setItem('color-scheme', choice);
    run();
    expect(root.dataset.colorScheme).toBe(choice);
    expect(metaQueries()).toEqual(queries);
  });

  it('follows a choice in another tab, and one that is cleared', () => {
    run();
    changeElsewhere('color-scheme', 'dark');
    expect(root.dataset.colorScheme).toBe('dark');
    changeElsewhere('registration', 'light');
    expect(root.dataset.colorScheme).toBe('dark');
    changeElsewhere(null, null);
    expect(root.dataset.colorScheme).toBeUndefined();
    expect(metaQueries()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('applies a choice that was made while the page was in the back-forward cache', () => {
    run();
    localStorage.setItem('color-scheme', 'light');
    const shown = new Event('pageshow');
    Object.assign(shown, { persisted: true });
    window.dispatchEvent(shown);
    expect(root.dataset.colorScheme).toBe('light');
  });

  it('follows the device in a browser that blocks the storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(run).not.toThrow();
    expect(root.dataset.colorScheme).toBeUndefined();
  });
});
