import { vi } from 'vitest';

/** Simulates a window wide enough for list and detail side by side, until the test ends. */
export const stubWideWindow = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: true, onchange: null }),
  );
