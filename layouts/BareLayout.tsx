import type { ReactNode } from 'react';
import { Main } from './Main';

/** Layout without header and footer, for the conference and maintenance pages. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <Main>{children}</Main>;
}
