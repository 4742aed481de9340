// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_OWN_ENTRIES, useCpeEntries, useCpeTargets } from '@/hooks/browser/cpe-record';
import { useResumeOptions } from '@/hooks/browser/resume-options';

const MEMBER = 7;
const store = (name: string, ...items: unknown[]) =>
  localStorage.setItem(`list:member:${MEMBER}:${name}`, JSON.stringify({ version: 1, items }));
const refuseWrites = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => localStorage.clear());

const entry = { date: '2026-10-01', title: '研修', organizer: '', units: 1.5, note: '' };

describe('useCpeEntries', () => {
  it.each<[string, unknown]>([
    ['no object', 'x'],
    ['no id', entry],
    ['another date', { ...entry, id: 'a', date: '2026/10/1' }],
    ['a title that is no text', { ...entry, id: 'a', title: 1 }],
    ['units in other steps', { ...entry, id: 'a', units: 0.3 }],
    ['negative units', { ...entry, id: 'a', units: -1 }],
    ['units as text', { ...entry, id: 'a', units: '1' }],
  ])('leaves out a stored entry with %s', (_what, value) => {
    store('cpe-entries', value, { ...entry, id: 'b' });
    expect(renderHook(() => useCpeEntries(MEMBER)).result.current.entries).toEqual([{ ...entry, id: 'b' }]);
  });

  it('refuses more entries than it keeps, and keeps the ones it has', () => {
    store(
      'cpe-entries',
      ...Array.from({ length: MAX_OWN_ENTRIES }, (_, id) => ({ ...entry, id: String(id) })),
    );
    const { result } = renderHook(() => useCpeEntries(MEMBER));
    act(() => expect(result.current.add([entry])).toBe(false));
    expect(result.current.entries).toHaveLength(MAX_OWN_ENTRIES);
    expect(result.current.entries.at(-1)?.id).toBe(String(MAX_OWN_ENTRIES - 1));
  });

  it('tells when the browser stores nothing', () => {
    const { result } = renderHook(() => useCpeEntries(MEMBER));
    const refused = refuseWrites();
    act(() => expect(result.current.add([entry])).toBe(false));
    expect(result.current.entries).toEqual([]);
    refused.mockRestore();
  });
});

describe('useCpeTargets', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['one target only', { yearly: 20 }],
    ['no positive number', { yearly: 0, threeYears: 120 }],
    ['texts', { yearly: '20', threeYears: '60' }],
  ])('has the default targets when %s is stored', (_what, value) => {
    store('cpe-targets', value);
    const { targets } = renderHook(() => useCpeTargets(MEMBER)).result.current;
    expect(targets).toEqual({ yearly: 40, threeYears: 120 });
  });
});

describe('useResumeOptions', () => {
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
