import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and during hydration, for parts that only the browser can show. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Returns a ref that says whether the component is on the page. What follows a slow request must not lead a person back to it. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
