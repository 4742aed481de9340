import '@testing-library/jest-dom/vitest';
import './browser-gaps';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { theme } from '@/styles/theme';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

// React tells of real defects there (keys, hydration, updates outside act): none may pass unseen.
afterEach(() => {
  cleanup();
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

const Themed = ({ children }: { children: React.ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);

/** Renders a domain-free piece in the theme. */
export const renderPiece = (piece: ReactElement) => render(piece, { wrapper: Themed });
