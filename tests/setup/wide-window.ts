import { vi } from 'vitest';

/** A window with room for a list and a detail side by side, until the test is over. */
export const stubWideWindow = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: true, onchange: null }),
  );
