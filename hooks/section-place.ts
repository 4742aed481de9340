import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef } from 'react';
import { useMypageStore } from '@/stores/mypage-store';
import { useScrollStore } from '@/stores/scroll-store';
import { hasDraft } from './draft';

/** Spec §3: the places that are kept are `general`, the page as it is read, and one for each section's editor. */
const keyOf = (edited: string | undefined) => `mypage:${edited ?? 'general'}`;

/** Whether any of it stands on screen. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Keeps the place in the page while a section is edited, and in an editor while it waits for its draft to be taken
 * up again; after an editor, leads back to where the person was.
 */
export function useSectionPlaces(edited: string | undefined): void {
  const { asPath, events } = useRouter();
  const last = useRef(edited);

  useEffect(() => useMypageStore.getState().edit(edited), [edited]);

  // As a way begins: afterwards the page has another height.
  useEffect(() => {
    const remember = () => useScrollStore.getState().remember(keyOf(edited), window.scrollY);
    events.on('routeChangeStart', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      events.off('routeChangeStart', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [edited, events]);

  // Once the section stands in the place of its editor, and Next has scrolled to the top.
  useEffect(() => {
    const left = last.current;
    last.current = edited;
    // An address with a hash leads elsewhere.
    if (edited || !left || asPath !== '/mypage/') return;
    const place = useScrollStore.getState().positions[keyOf(undefined)];
    if (place !== undefined) window.scrollTo(0, place);
    const section = document.getElementById(left);
    if (!section) return;
    if (place === undefined || !isInSight(section)) section.scrollIntoView?.({ block: 'start' });
    // The editor that held the focus is gone.
    section.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [edited, asPath]);
}

/**
 * Brings an editor that has just opened into sight and gives its heading the focus: at its start, or where the
 * person had been in it when a draft of theirs comes back.
 */
export function useEditorPlace(section: string, draftKey: string, heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const place = useScrollStore.getState().positions[keyOf(section)];
    if (place !== undefined && hasDraft(draftKey)) window.scrollTo(0, place);
    else heading.current?.scrollIntoView?.({ block: 'start' });
  }, [section, draftKey, heading]);
  return { forget: () => useScrollStore.getState().forget(keyOf(section)) };
}
