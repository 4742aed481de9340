import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { replaceNonce } from '@/lib/page-cache/replace-nonce';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const NONCE = 'a+b/c==';
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}' 'sha256-own'; style-src 'self'`;

describe('replaceNonce', () => {
  it('allows the inline scripts with the nonce by their hashes, and removes the nonce', () => {
    const page = replaceNonce(
      POLICY,
      `<head><script nonce="${NONCE}" src="/a.js" defer=""></script><noscript data-n-css="${NONCE}"></noscript>` +
        `<script nonce="${NONCE}">start(\n1)</script></head><script id="d" type="application/json" nonce="${NONCE}">{}</script>`,
    );
    expect(page.policy).toBe(
      `default-src 'self'; script-src 'self' ${hashOf('start(\n1)')} 'sha256-own'; style-src 'self'`,
    );
    expect(page.html).toBe(
      '<head><script src="/a.js" defer=""></script><noscript data-n-css=""></noscript>' +
        '<script>start(\n1)</script></head><script id="d" type="application/json">{}</script>',
    );
  });

  it('does not allow inline scripts without the nonce or with another one', () => {
    const html = '<script>steal()</script><script nonce="other">steal()</script>';
    const page = replaceNonce(POLICY, html);
    expect(page.policy).toBe(`default-src 'self'; script-src 'self' 'sha256-own'; style-src 'self'`);
    expect(page.html).toBe(html);
  });

  it('changes nothing when the policy has no nonce', () => {
    const page = { policy: "script-src 'self'", html: '<script>go()</script>' };
    expect(replaceNonce(page.policy, page.html)).toEqual(page);
  });
});
