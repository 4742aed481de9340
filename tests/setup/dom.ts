import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { prepareWindow } from './prepare-window';

/**
 * Vitest setup file of the tests that render. It runs before each test file, also when several files share their
 * modules.
 */

// Tests of pages on the server have no document.
if (typeof window !== 'undefined') prepareWindow();

/**
 * Returns the error for an element that is not found. It prints the document only when the message is read, because
 * waiting for an element drops one such error for each change of the document.
 */
function createElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const describe = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: describe });
}

// The timeout is long because server and database are real and other programs may run at the same time.
configure({ asyncUtilTimeout: 30_000, getElementError: createElementError });

let consoleErrors: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleErrors = vi.spyOn(console, 'error');
});

// React reports defects with console.error (keys, hydration, updates outside act), so any call fails the test.
afterEach(() => {
  cleanup();
  expect(consoleErrors.mock.calls).toEqual([]);
  consoleErrors.mockRestore();
});

// Files share their window, so what one replaces there would be replaced for the next one, too.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
