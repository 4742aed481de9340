import Cookies from 'js-cookie';
import { afterAll } from 'vitest';

interface Store {
  getInitialState(): object;
  setState(state: object, replace: true): void;
}

const STORES = import.meta.glob<object>('/stores/*.ts');

const isStore = (value: unknown): value is Store => typeof value === 'function' && 'getInitialState' in value;

/**
 * Vitest setup file of test files that share their window and the modules of the site: leaves nothing of one file to the next.
 * The order of the files differs between runs.
 */
afterAll(async () => {
  // Tests of pages on the server have no document.
  if (typeof window === 'undefined') return;
  for (const load of Object.values(STORES))
    for (const store of Object.values(await load()).filter(isStore))
      store.setState(store.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  document.body.replaceChildren();
});
