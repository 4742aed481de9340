import type { ReactNode } from 'react';
import { Main } from './Main';

/** Conference and maintenance: the page is all there is. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <Main>{children}</Main>;
}
