// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScripts } from '@/components/shell/script-failures';

/** Adds a script to the document and lets it fail. */
function fail(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  // With this type, jsdom does not report that it runs no scripts.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  return script;
}

const notice = () => document.querySelector('[role="alert"]');

beforeAll(() => new Function(watchScripts)());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset.hydrated;
});

describe('a script of the document that fails to load', () => {
  it("is removed, so that the bundler's runtime requests it again", () => {
    expect(fail('/_next/static/chunks/menus.js').isConnected).toBe(false);
  });

  it('shows one notice with a button when the page is not ready within 3 s', () => {
    fail('/_next/static/chunks/app.js');
    fail('/_next/static/chunks/page.js');
    vi.advanceTimersByTime(2999);
    expect(notice()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(notice()?.textContent).toContain('ページの一部を読み込めませんでした。');
    expect(document.querySelectorAll('[role="alert"] button')).toHaveLength(1);
  });

  it('shows no notice when the page becomes ready', () => {
    fail('/_next/static/chunks/menus.js');
    document.documentElement.dataset.hydrated = '';
    vi.advanceTimersByTime(3000);
    expect(notice()).toBeNull();
  });

  it('is ignored when it belongs to another site', () => {
    expect(fail('https://accounts.google.com/gsi/client').isConnected).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(notice()).toBeNull();
  });
});
