import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef } from 'react';
import { hasDraft } from '@/hooks/forms/draft';
import { useMypageStore } from '@/stores/mypage-store';
import { useScrollStore } from '@/stores/scroll-store';

/** Spec §3: the places that are kept are `general`, the page as it is read, and one for each section's editor. */
const getScrollKey = (editedSection: string | undefined) => `mypage:${editedSection ?? 'general'}`;

/** Whether any of it stands on screen. */
function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Keeps the place in the page while a section is edited, and in an editor while it waits for its draft to be taken
 * up again; after an editor, leads back to where the person was.
 */
export function useSectionScroll(editedSection: string | undefined): void {
  const { asPath, events } = useRouter();
  const previousSection = useRef(editedSection);

  useEffect(() => useMypageStore.getState().setEditedSection(editedSection), [editedSection]);

  // As a way begins: afterwards the page has another height.
  useEffect(() => {
    const savePosition = () =>
      useScrollStore.getState().savePosition(getScrollKey(editedSection), window.scrollY);
    events.on('routeChangeStart', savePosition);
    window.addEventListener('pagehide', savePosition);
    return () => {
      events.off('routeChangeStart', savePosition);
      window.removeEventListener('pagehide', savePosition);
    };
  }, [editedSection, events]);

  // Once the section stands in the place of its editor, and Next has scrolled to the top.
  useEffect(() => {
    const closedSection = previousSection.current;
    previousSection.current = editedSection;
    // An address with a hash leads elsewhere.
    if (editedSection || !closedSection || asPath !== '/mypage/') return;
    const scrollTop = useScrollStore.getState().positions[getScrollKey(undefined)];
    if (scrollTop !== undefined) window.scrollTo(0, scrollTop);
    const section = document.getElementById(closedSection);
    if (!section) return;
    if (scrollTop === undefined || !isInViewport(section)) section.scrollIntoView?.({ block: 'start' });
    // The editor that held the focus is gone.
    section.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [editedSection, asPath]);
}

/**
 * Brings an editor that has just opened into sight and gives its heading the focus: at its start, or where the
 * person had been in it when a draft of theirs comes back.
 */
export function useEditorScroll(section: string, draftKey: string, heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const scrollTop = useScrollStore.getState().positions[getScrollKey(section)];
    if (scrollTop !== undefined && hasDraft(draftKey)) window.scrollTo(0, scrollTop);
    else heading.current?.scrollIntoView?.({ block: 'start' });
  }, [section, draftKey, heading]);
  return { clearPosition: () => useScrollStore.getState().clearPosition(getScrollKey(section)) };
}
