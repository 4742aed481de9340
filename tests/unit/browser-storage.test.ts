// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBrowserList } from '@/hooks/browser/browser-list';
import { BrowserList, clearMemberLists } from '@/stores/browser-list';
import { useMenuStore } from '@/stores/menu-store';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useNavigationStore, useScrollStore } from '@/stores/navigation-store';
import { consumeRegistrationTarget, useRegistrationStore } from '@/stores/registration-store';
import { showErrorToast, showToast, useToastStore } from '@/stores/toast-store';

const shownModal = () => selectActiveModal(useModalStore.getState());

describe('modal-store', () => {
  afterEach(() => useModalStore.getState().closeAll());

  it('shows the modal with the highest priority, and the next one after it is closed', () => {
    const { open, close } = useModalStore.getState();
    open('login');
    open('invoice', { persistent: true });
    open('terms');
    expect(shownModal()?.id).toBe('terms');
    close('terms');
    expect(shownModal()).toMatchObject({ id: 'invoice', persistent: true });
    close('invoice');
    expect(shownModal()?.id).toBe('login');
    close('login');
    expect(shownModal()).toBeUndefined();
  });

  it('replaces a modal that is opened again instead of queueing it twice', () => {
    const { open } = useModalStore.getState();
    open('invoice', { persistent: true });
    open('invoice');
    expect(useModalStore.getState().queue).toHaveLength(1);
    expect(shownModal()?.persistent).toBe(false);
  });
});

describe('menu-store', () => {
  it('keeps one menu open, and closing another menu later has no effect', () => {
    const { setOpen } = useMenuStore.getState();
    setOpen('folder', true);
    setOpen('profile', true);
    setOpen('folder', false);
    expect(useMenuStore.getState().openMenuId).toBe('profile');
  });
});

describe('toast-store', () => {
  it('defaults to a success toast of 2750 ms (spec §3, §9)', () => {
    showToast({ message: 'ログインしました。' });
    expect(useToastStore.getState()).toMatchObject({
      visible: true,
      type: 'success',
      duration: 2750,
      icon: 'check',
    });
  });

  it('shows a failure for 5 s (spec §8)', () => {
    showErrorToast('保存できませんでした。');
    expect(useToastStore.getState()).toMatchObject({ visible: true, type: 'error', duration: 5000 });
  });
});

describe('navigation-store', () => {
  // Which paths lead elsewhere is the subject of paths.test.ts.
  it.each([
    ['/vacancy/12/entry?from=list', '/vacancy/12/entry?from=list'],
    ['//evil.example/', null],
  ])('saves %j as redirect target %j', (path, saved) => {
    useNavigationStore.getState().saveRedirectTarget(path);
    expect(useNavigationStore.getState().redirectTarget).toBe(saved);
  });

  it('stores consecutive visits of the same path once', () => {
    const { addVisit } = useNavigationStore.getState();
    addVisit('/vacancy/');
    addVisit('/vacancy/');
    addVisit('/vacancy/3/');
    expect(useNavigationStore.getState().history.slice(-2)).toEqual(['/vacancy/', '/vacancy/3/']);
  });
});

describe('scroll-store', () => {
  it('stores positions in sessionStorage, so that they survive a reload', () => {
    useScrollStore.getState().savePosition('list', 812.4);
    expect(useScrollStore.getState().positions.list).toBe(812);
    expect(sessionStorage.getItem('scroll')).toContain('812');
    useScrollStore.getState().clearPosition('list');
    expect(useScrollStore.getState().positions.list).toBeUndefined();
  });
});

beforeEach(() => localStorage.clear());

const parseItem = (value: unknown) => (typeof value === 'number' ? value : null);
const list = new BrowserList<number>({ name: 'numbers', version: 2, maxItems: 3, parseItem });
const store = (text: string) => localStorage.setItem('list:visitor:numbers', text);

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

describe('a storage of the browser that refuses', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };

  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.removeItem('registration');
    sessionStorage.removeItem('navigation');
  });

  it('is no error for a visit or a target, which last as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    // Other files share the modules, and may have visited pages.
    useNavigationStore.setState(useNavigationStore.getInitialState());
    const { addVisit, saveRedirectTarget } = useNavigationStore.getState();
    addVisit('/vacancy/');
    saveRedirectTarget('/vacancy/1/');
    expect(useNavigationStore.getState()).toMatchObject({
      history: ['/vacancy/'],
      redirectTarget: '/vacancy/1/',
    });
  });

  it.each(['{', '5', '"x"', 'null', '{"state":5}'])('reads %s as nothing', async (text) => {
    useRegistrationStore.setState(useRegistrationStore.getInitialState());
    localStorage.setItem('registration', text);
    await useRegistrationStore.persist.rehydrate();
    expect(useRegistrationStore.getState()).toMatchObject(useRegistrationStore.getInitialState());
  });

  it.each([
    ['a path of this site', '/mypage/', 1, '/mypage/'],
    ['an address of another site', '//evil.example/', 1, null],
    ['a path from more than a day ago', '/mypage/', -1, null],
  ])('gives %s as the way back after a mail: %s', async (_what, path, age, expected) => {
    const target = { path, validUntil: Date.now() + age * 60_000 };
    localStorage.setItem('registration', JSON.stringify({ state: { target }, version: 0 }));
    await useRegistrationStore.persist.rehydrate();
    expect(consumeRegistrationTarget()).toBe(expected);
  });

  it('gives no address of another site as the way back after a login', async () => {
    const state = { redirectTarget: '//evil.example/' };
    sessionStorage.setItem('navigation', JSON.stringify({ state, version: 0 }));
    await useNavigationStore.persist.rehydrate();
    expect(useNavigationStore.getState().redirectTarget).toBeNull();
  });

  it('may refuse to be read at all', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    await expect(useRegistrationStore.persist.rehydrate()).resolves.toBeUndefined();
  });
});
