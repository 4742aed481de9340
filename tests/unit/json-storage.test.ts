// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNavigationStore } from '@/stores/navigation-store';
import { useRegistrationStore } from '@/stores/registration-store';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('registration');
});

describe('a storage of the browser that refuses', () => {
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

  it('may refuse to be read at all', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    await expect(useRegistrationStore.persist.rehydrate()).resolves.toBeUndefined();
  });
});
