import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { ALL_SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';

/**
 * Returns the section in the URL hash and scrolls to it. The server does not receive the hash, so no section is open
 * before hydration.
 */
export function useOpenSection(): SettingsSectionId | undefined {
  const { asPath } = useRouter();
  const isHydrated = useIsHydrated();
  const hash = isHydrated ? asPath.split('#')[1] : undefined;
  const openSection = ALL_SETTINGS_SECTIONS.find(({ id }) => id === hash)?.id;
  useHashChange();
  useScrollToSection(openSection, isHydrated);
  return openSection;
}

/** Handles a hash that is typed, pasted or opened from a plain link, because Next's router ignores it. */
function useHashChange() {
  const router = useRouter();
  useEffect(() => {
    const handleHashChange = () => {
      const [path, hash = ''] = router.asPath.split('#');
      const { pathname, search } = window.location;
      // During a navigation to another page the browser also fires hashchange for the lost hash.
      if (pathname + search !== path || window.location.hash === (hash && `#${hash}`)) return;
      const shown = router.replace(path + window.location.hash, undefined, { shallow: true, scroll: false });
      // Next rejects it when the hash changes again before it is shown.
      shown.catch(() => undefined);
    };
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, [router]);
}

/** Scrolls to the section after it opens or closes, because the height of the page changes then. */
function useScrollToSection(open: SettingsSectionId | undefined, isHydrated: boolean) {
  const previous = useRef<{ open: SettingsSectionId | undefined }>(null);
  useEffect(() => {
    if (!isHydrated) return;
    const previousState = previous.current;
    previous.current = { open };
    const id = open ?? previousState?.open;
    const section = id && document.getElementById(id);
    if (!section || previousState?.open === open) return;
    const { top } = section.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) section.scrollIntoView?.({ block: 'start' });
    // The focused element unmounts with the form or the menu, so the section's link receives the focus. On the first
    // load the focus stays at the top of the page.
    if (previousState && document.activeElement === document.body)
      section.querySelector('a')?.focus({ preventScroll: true });
  }, [open, isHydrated]);
}
