// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useBrowserList } from '@/hooks/browser/browser-list';
import { BrowserList, clearMemberLists } from '@/stores/browser-list';

const parseItem = (value: unknown) => (typeof value === 'number' ? value : null);
const list = new BrowserList<number>({ name: 'numbers', version: 2, maxItems: 3, parseItem });
const store = (text: string) => localStorage.setItem('list:visitor:numbers', text);

beforeEach(() => localStorage.clear());

describe('BrowserList', () => {
  it('returns what was written, at most as many items as it keeps', () => {
    expect(list.write('visitor', [4, 3, 2, 1])).toBe(true);
    expect(list.read('visitor')).toEqual([4, 3, 2]);
  });

  it('keeps the list of each member and of visitors apart', () => {
    list.write(7, [7]);
    list.write('visitor', [1]);
    expect(list.read(7)).toEqual([7]);
    expect(list.read(8)).toEqual([]);
  });

  it('removes the lists of members, not that of visitors, when a member logs out', () => {
    list.write(7, [7]);
    list.write('visitor', [1]);
    clearMemberLists();
    expect(list.read(7)).toEqual([]);
    expect(list.read('visitor')).toEqual([1]);
    expect(JSON.stringify(localStorage)).not.toContain('member');
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', '{"version":1,"items":[1]}'],
    ['no list', '{"version":2,"items":{"0":1}}'],
  ])('is empty when the stored text is of another shape: %s', (_shape, text) => {
    store(text);
    expect(list.read('visitor')).toEqual([]);
  });

  it('leaves out items of another shape and items beyond the limit', () => {
    store('{"version":2,"items":["1",5,null,6,7]}');
    expect(list.read('visitor')).toEqual([5]);
  });

  it('returns the same array until the list changes', () => {
    list.write('visitor', [1]);
    const items = list.read('visitor');
    expect(list.read('visitor')).toBe(items);
    list.write('visitor', [2]);
    expect(list.read('visitor')).toEqual([2]);
  });

  it('moves the list of visitors in front of the list of a member, without duplicates', () => {
    list.write(7, [1, 2]);
    list.write('visitor', [3, 2]);
    list.mergeVisitorItems(7, (item) => item);
    expect([list.read(7), list.read('visitor')]).toEqual([[3, 1, 2], []]);
  });

  it("leaves items that do not fit in the visitor's list", () => {
    list.write(7, [1, 2]);
    list.write('visitor', [5, 4, 3]);
    list.mergeVisitorItems(7, (item) => item);
    expect([list.read(7), list.read('visitor')]).toEqual([
      [5, 1, 2],
      [4, 3],
    ]);
    list.mergeVisitorItems(7, (item) => item);
    expect([list.read(7), list.read('visitor')]).toEqual([
      [5, 1, 2],
      [4, 3],
    ]);
  });

  it('says that nothing was stored when the browser refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(list.write('visitor', [1])).toBe(false);
    vi.restoreAllMocks();
  });
});

describe('useBrowserList', () => {
  it('follows changes in this tab and in other tabs', () => {
    const { result } = renderHook(() => useBrowserList(list, 'visitor'));
    act(() => {
      result.current.update((items) => [...items, 1]);
    });
    expect(result.current.items).toEqual([1]);
    act(() => {
      store('{"version":2,"items":[9]}');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(result.current.items).toEqual([9]);
  });

  it('is empty and stores nothing while the owner is not known', () => {
    const { result } = renderHook(() => useBrowserList(list, null));
    expect(result.current.update(() => [1])).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});
