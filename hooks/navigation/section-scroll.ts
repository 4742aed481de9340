import { useRouter } from 'next/router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { hasDraft } from '@/hooks/forms/draft';
import { useMypageStore } from '@/stores/mypage-store';
import { useScrollStore } from '@/stores/navigation-store';

/** Spec §3: positions are stored as `general` for the page without an editor, and one for each section's editor. */
const getScrollKey = (editedSection: string | undefined) => `mypage:${editedSection ?? 'general'}`;

/** Returns whether any part of the element is visible in the window. */
function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Saves the scroll position of the page and of each editor. When an editor closes, restores the position of the page
 * and focuses the section.
 */
export function useSectionScroll(editedSection: string | undefined): void {
  const { asPath, events } = useRouter();
  const previousSection = useRef(editedSection);

  useEffect(() => useMypageStore.getState().setEditedSection(editedSection), [editedSection]);
  useEffect(() => () => useMypageStore.getState().setSavedSection(null), []);

  // Saves the position when the navigation starts, because the page height changes with the new content.
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

  // Runs after the section has replaced its editor and Next has scrolled to the top.
  useEffect(() => {
    const closedSection = previousSection.current;
    previousSection.current = editedSection;
    // For a URL with a hash, the browser scrolls to its target.
    if (editedSection || !closedSection || asPath !== '/mypage/') return;
    const scrollTop = useScrollStore.getState().positions[getScrollKey(undefined)];
    if (scrollTop !== undefined) window.scrollTo(0, scrollTop);
    const section = document.getElementById(closedSection);
    if (!section) return;
    if (scrollTop === undefined || !isInViewport(section)) section.scrollIntoView?.({ block: 'start' });
    // The focused element was in the editor and has been removed.
    section.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [editedSection, asPath]);
}

/** A person may already type into an editor that the server has sent. */
const isTyping = () => document.activeElement?.matches('input, select, textarea');

/**
 * Scrolls to an editor that has just opened and focuses its heading. When a draft is restored, scrolls to the saved
 * position instead of the editor's start.
 */
export function useEditorScroll(section: string, draftKey: string, heading: RefObject<HTMLElement | null>) {
  // A passive effect could run after the user has already focused a field, and would take the focus back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when another editor opens
  useLayoutEffect(() => {
    if (!isTyping()) heading.current?.focus({ preventScroll: true });
  }, [section, draftKey, heading]);
  // Runs after Next has scrolled to the top.
  useEffect(() => {
    const scrollTop = useScrollStore.getState().positions[getScrollKey(section)];
    if (scrollTop !== undefined && hasDraft(draftKey)) window.scrollTo(0, scrollTop);
    else heading.current?.scrollIntoView?.({ block: 'start' });
  }, [section, draftKey, heading]);
  return { clearPosition: () => useScrollStore.getState().clearPosition(getScrollKey(section)) };
}
