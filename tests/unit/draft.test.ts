// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, useDraft } from '@/hooks/forms/draft';
import { useRecordDraft } from '@/hooks/forms/record-draft';
import { recordLogout } from '@/hooks/session/last-logout';
import { careerEducationFields } from '@/schemas/member-fields';

const KEY = 'entry:1';
const HOUR = 60 * 60_000;

const openForm = () => renderHook(() => useDraft<string>(KEY)).result.current;

beforeEach(() => {
  clearDrafts();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('draft of a form', () => {
  it('is kept after a logout at which the clock was ahead', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openForm().save('before the logout');
    vi.setSystemTime(Date.now() + 3 * HOUR);
    recordLogout();
    vi.setSystemTime(Date.now() - 3 * HOUR);
    expect(openForm().draft).toBeNull();
    openForm().save('after the logout');
    expect(openForm().draft).toBe('after the logout');
  });

  it('is kept for 30 days', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openForm().save('typed');
    vi.setSystemTime(Date.now() + 30 * 24 * HOUR - 1);
    expect(openForm().draft).toBe('typed');
    vi.setSystemTime(Date.now() + 1);
    expect(openForm().draft).toBeNull();
  });

  it('that is longer than what any form contains is not kept, and neither is the one before it', () => {
    openForm().save('typed');
    openForm().save('x'.repeat(1_000_000));
    expect(openForm().draft).toBeNull();
  });

  it('of 1.0.0, which has no saved values, replaces the list of the form', () => {
    const job = { company: 'A', position: '', started_on: '2012-02', ended_on: null, description: '' };
    const stored = { version: 1, savedAt: Date.now(), value: { careers: [job] } };
    localStorage.setItem('draft:career', JSON.stringify(stored));
    const saved = { careers: [{ ...job, company: '', started_on: '' }] };
    const { result } = renderHook(() => useRecordDraft('career', careerEducationFields, saved));
    expect(result.current).toMatchObject({ draft: { careers: [job] }, conflicts: null });
  });

  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  it.each([
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
    ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ])('is not kept, without an error, when the storage %s', (_name, refuseToStore) => {
    refuseToStore();
    openForm().save('typed');
    expect(openForm().draft).toBeNull();
  });
});
