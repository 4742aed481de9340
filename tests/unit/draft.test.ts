// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, useDraft } from '@/hooks/forms/draft';
import { useRecordDraft } from '@/hooks/forms/record-draft';
import { useResumeOptions } from '@/hooks/resume';
import { careerEducationFields } from '@/schemas/member-fields';
import { recordLogout } from '@/stores/last-logout';

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

describe('useResumeOptions', () => {
  const MEMBER = 7;
  const store = (name: string, ...items: unknown[]) =>
    localStorage.setItem(`list:member:${MEMBER}:${name}`, JSON.stringify({ version: 1, items }));
  const refuseWrites = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  beforeEach(() => localStorage.clear());

  it('has neither address nor date of birth nor preferences unless the member adds them', () => {
    const { options } = renderHook(() => useResumeOptions(MEMBER)).result.current;
    expect(options).toMatchObject({ yearStyle: 'western', showsAddress: false, showsBirthDate: false });
    expect(options.sections).toEqual(['summary', 'careers', 'licenses', 'skills', 'educations']);
  });

  it('reads stored choices tolerantly', () => {
    store('resume-options', {
      sections: ['skills', 'unknown', 'careers'],
      yearStyle: 1,
      showsAddress: 'yes',
    });
    expect(renderHook(() => useResumeOptions(MEMBER)).result.current.options).toEqual({
      sections: ['careers', 'skills'],
      yearStyle: 'western',
      showsAddress: false,
      showsBirthDate: false,
    });
  });

  it('applies the choices also when the browser stores nothing', () => {
    const refused = refuseWrites();
    const { result } = renderHook(() => useResumeOptions(MEMBER));
    act(() => result.current.change({ yearStyle: 'japanese' }));
    act(() => result.current.change({ showsAddress: true }));
    expect(result.current.options).toMatchObject({ yearStyle: 'japanese', showsAddress: true });
    refused.mockRestore();
  });
});
