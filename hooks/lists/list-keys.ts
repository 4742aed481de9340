import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isTypingTarget, type ListKeyAction, listKeyAction } from '@/lib/vacancies/list-keys';
import { useListKeysStore } from '@/stores/list-keys-store';

/** The links with the names of the vacancies in the list (`getVacancyLinkId`). */
const getLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('main li a[id^="vacancy-"]')];
const getRow = (link: Element | undefined) => link?.closest('li');

/** Returns the index of the row in the preview, or in windows without a preview of that with the focus; -1 for none. */
function findCurrent(links: readonly HTMLAnchorElement[]): number {
  const selected = links.findIndex((link) => link.hasAttribute('aria-current'));
  return selected === -1
    ? links.findIndex((link) => getRow(link)?.contains(document.activeElement))
    : selected;
}

function move(step: number): void {
  const links = getLinks();
  const current = findCurrent(links);
  const next = Math.max(0, current + step);
  const link = links[next];
  if (!link || next === current) return;
  link.scrollIntoView({ block: 'nearest' });
  // A press selects the row as a click does. Without a preview it would leave the page, so the row gets the focus.
  if (links.some((other) => other.hasAttribute('aria-current'))) link.click();
  else link.focus();
}

/**
 * Handles single keys on the list of vacancies: never while typing, in a dialog, or when they are switched off. It presses
 * the links and buttons of the rows, so that a key does what a press does.
 */
export function useListKeys({ onHelp }: { onHelp: () => void }): void {
  const router = useRouter();
  const isEnabled = useListKeysStore((state) => state.isEnabled);

  useEffect(() => {
    if (!isEnabled) return;
    const getCurrentLink = () => {
      const links = getLinks();
      return links[findCurrent(links)];
    };
    const actions: Record<ListKeyAction, () => void> = {
      search: () => document.querySelector<HTMLInputElement>('[role="search"] input[name="search"]')?.focus(),
      next: () => move(1),
      previous: () => move(-1),
      open: () => {
        const path = getCurrentLink()?.getAttribute('href');
        if (path) void router.push(path);
      },
      save: () => getRow(getCurrentLink())?.querySelector<HTMLElement>('[data-save-vacancy]')?.click(),
      help: onHelp,
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const action = listKeyAction(event);
      if (!action || isTypingTarget(event.target) || document.querySelector('dialog[open]')) return;
      // Otherwise the browser would type the slash into the field, or open its own search.
      event.preventDefault();
      actions[action]();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isEnabled, onHelp, router]);
}
