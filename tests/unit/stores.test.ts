// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { useMenuStore } from '@/stores/menu-store';
import { selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useNavigationStore } from '@/stores/navigation-store';
import { useScrollStore } from '@/stores/scroll-store';
import { showToast, useToastStore } from '@/stores/toast-store';

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
});

describe('navigation-store', () => {
  it.each([
    ['/vacancy/12/entry?from=list', '/vacancy/12/entry?from=list'],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/\t/evil.example/', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
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
