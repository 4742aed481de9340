// @vitest-environment jsdom

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchScripts } from '@/components/shell/head-scripts';

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

describe('a script of the site that fails to load', () => {
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
