import '@testing-library/jest-dom/vitest';
import './jsdom-polyfills';
import './site-config';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { theme } from '@/styles/theme';

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

const Themed = ({ children }: { children: React.ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);

/** Renders a UI component with the theme. */
export const renderWithTheme = (piece: ReactElement) => render(piece, { wrapper: Themed });
