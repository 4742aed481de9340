import { useRouter } from 'next/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';

const subscribeToNothing = () => () => undefined;

/** The section that the address names, kept in sight. The server sees no hash: nothing is open before hydration. */
export function useOpenSection(): SettingsSectionId | undefined {
  const { asPath } = useRouter();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const hash = isHydrated ? asPath.split('#')[1] : undefined;
  const openSection = SETTINGS_SECTIONS.find(({ id }) => id === hash)?.id;
  useHashChange();
  useScrollToSection(openSection, isHydrated);
  return openSection;
}

/** A hash that was typed, pasted or followed from a plain link: Next's router takes no notice of it. */
function useHashChange() {
  const router = useRouter();
  useEffect(() => {
    const handleHashChange = () => {
      const [path, hash = ''] = router.asPath.split('#');
      const { pathname, search } = window.location;
      // On the way back to another page the browser tells of the lost hash, too.
      if (pathname + search !== path || window.location.hash === (hash && `#${hash}`)) return;
      void router.replace(path + window.location.hash, undefined, { shallow: true, scroll: false });
    };
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, [router]);
}

/** Opening and closing change the height of the page: what is read or was just saved must not slip out of sight. */
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
    // What held the focus went with the form, or with the menu that led here. Whoever arrives starts at the top.
    if (previousState && document.activeElement === document.body)
      section.querySelector('a')?.focus({ preventScroll: true });
  }, [open, isHydrated]);
}
