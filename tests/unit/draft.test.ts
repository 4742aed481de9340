// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, hasDraft, useDraft } from '@/hooks/forms/draft';
import { recordLogout } from '@/lib/last-logout';

const KEY = 'entry:1';
const HOUR = 60 * 60_000;

const openForm = () => renderHook(() => useDraft<string>(KEY)).result.current;

const refuseToStore = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

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

  it('that is longer than what any form contains is not kept', () => {
    openForm().save('x'.repeat(200_000));
    expect(openForm().draft).toBeNull();
  });

  it('reaches the next page of the form when the storage is full, also in place of an older draft', () => {
    openForm().save('older');
    refuseToStore();
    openForm().save('newer');
    expect(openForm().draft).toBe('newer');
  });

  it('reaches the next page of the form when the browser blocks the storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    openForm().save('blocked');
    expect(openForm().draft).toBe('blocked');
  });

  it.each([
    ['cleared', () => openForm().clear()],
    ['deleted at a logout', clearDrafts],
  ])('that is not stored is gone when it is %s', (_name, remove) => {
    refuseToStore();
    openForm().save('not stored');
    expect(hasDraft(KEY)).toBe(true);
    remove();
    expect(hasDraft(KEY)).toBe(false);
  });

  it('that is stored again replaces the one that was not', () => {
    const setItem = refuseToStore();
    openForm().save('not stored');
    setItem.mockRestore();
    openForm().save('stored');
    expect(openForm().draft).toBe('stored');
    expect(localStorage.getItem(`draft:${KEY}`)).toContain('stored');
  });
});
