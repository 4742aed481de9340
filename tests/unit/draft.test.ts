// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, useDraft } from '@/hooks/forms/draft';
import { recordLogout } from '@/hooks/session/last-logout';

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

  it('that is longer than what any form contains is not kept', () => {
    openForm().save('x'.repeat(200_000));
    expect(openForm().draft).toBeNull();
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
