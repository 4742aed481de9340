// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyColorScheme } from '@/components/shell/head-scripts';

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

describe('the script that applies the colour scheme', () => {
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
