// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchScripts } from '@/components/shell/script-failures';

/** Adds a script to the document and lets it fail. */
function fail(src: string): void {
  const script = document.createElement('script');
  // With this type, jsdom does not report that it runs no scripts.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

const notice = () => document.querySelector('[role="alert"]');

beforeAll(() => new Function(watchScripts)());
afterEach(() => document.body.replaceChildren());

describe('a script of the site that fails to load', () => {
  it('shows one notice with a button that loads the page again', () => {
    fail('/_next/static/chunks/app.js');
    fail('/_next/static/chunks/page.js');
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(notice()?.textContent).toContain('ページの一部を読み込めませんでした。');
    expect(notice()?.querySelectorAll('button')).toHaveLength(1);
  });

  it('shows no notice when it belongs to another site', () => {
    fail('https://accounts.google.com/gsi/client');
    expect(notice()).toBeNull();
  });
});
