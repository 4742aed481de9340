import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/** After a section of mypage has been edited, leads back to it: a save changes the address, and with it the place. */
export function useReturnToSection(edited: string | undefined): void {
  const { asPath } = useRouter();
  const last = useRef(edited);

  // Once the section stands in the place of its editor, and Next has scrolled to the top.
  useEffect(() => {
    const left = last.current;
    last.current = edited;
    // An address with a hash leads elsewhere.
    if (edited || !left || asPath !== '/mypage/') return;
    const section = document.getElementById(left);
    section?.scrollIntoView?.({ block: 'start' });
    // The editor that held the focus is gone.
    section?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [edited, asPath]);
}
