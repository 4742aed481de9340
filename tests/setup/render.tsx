import './jsdom-polyfills';
import { type RenderOptions, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '@/styles/theme';

const Themed = ({ children }: { children: React.ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);

/** Renders a UI component with the theme. */
export const renderWithTheme = (piece: ReactElement, options?: Omit<RenderOptions, 'wrapper'>) =>
  render(piece, { ...options, wrapper: Themed });
