import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { jsonOf } from '../setup/agent';

describe('a revision of the terms', () => {
  /** Adds a revision to the terms, as an operator does in CONTENT_DIR, and loads the modules as a new process does. */
  async function reviseTerms(revision: string) {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-terms-'));
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true, force: true });
    });
    await cp('content/legal', path.join(folder, 'legal'), { recursive: true });
    const file = path.join(folder, 'legal', 'terms.md');
    const terms = await readFile(file, 'utf8');
    await writeFile(file, terms.replace('event: 改定 }', `event: 改定 }\n  - ${revision}`));
    vi.stubEnv('CONTENT_DIR', folder);
    vi.resetModules();
    const { createTestApi } = await import('../setup/api');
    return { createTestApi, ...(await import('@/server/members/required-agreement')) };
  }

  test('members agree again to a revision that requires it, and write nothing before', async () => {
    const { createTestApi } = await reviseTerms('{ day: 2026-04-01, event: 改定, agreement: required }');
    const api = await createTestApi();
    onTestFinished(() => api.drop());
    const { member, browser } = await api.createLoggedInMember({
      termsAgreedAt: new Date('2026-03-31T14:59:59Z'),
    });
    const isAgreed = async () => (await jsonOf(await browser.get('/members/me/'))).member.terms_of_use;
    const agreedAt = async () =>
      (await api.pool.query('select terms_agreed_at from members where id = $1', [member.id])).rows[0]
        .terms_agreed_at;
    expect(await isAgreed()).toBe(false);
    const refused = await browser.post('/applications/', { seminar: 1 });
    expect([refused.status, (await jsonOf(refused)).code]).toEqual([403, 'terms_not_agreed']);
    expect((await browser.post('/agree-terms/')).status).toBe(200);
    expect(await isAgreed()).toBe(true);
    const first = await agreedAt();
    expect(first > new Date('2026-04-01T00:00:00+09:00')).toBe(true);
    await browser.post('/agree-terms/');
    expect(await agreedAt()).toEqual(first);
  });

  test('a revision counts from its day in Japan, and only when it requires the agreement', async () => {
    const agreed = new Date('2028-03-31T14:59:59Z');
    const required = await reviseTerms('{ day: 2028-04-01, event: 改定, agreement: required }');
    const { isAgreementValid } = required;
    expect(isAgreementValid(agreed, new Date('2028-03-31T14:59:59Z'))).toBe(true);
    expect(isAgreementValid(agreed, new Date('2028-03-31T15:00:00Z'))).toBe(false);
    expect(isAgreementValid(new Date('2028-03-31T15:00:00Z'), new Date('2028-05-01T00:00:00Z'))).toBe(true);
    expect(isAgreementValid(null)).toBe(false);
    const other = await reviseTerms('{ day: 2026-04-01, event: 改定 }');
    expect(other.agreementRequiredSince()).toBeNull();
  });
});
