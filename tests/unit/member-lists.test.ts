// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useResumeOptions } from '@/hooks/resume';

const MEMBER = 7;
const store = (name: string, ...items: unknown[]) =>
  localStorage.setItem(`list:member:${MEMBER}:${name}`, JSON.stringify({ version: 1, items }));
const refuseWrites = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => localStorage.clear());

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
