import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and during hydration, for parts that only the browser can show. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * Returns whether React has attached the component to the server's document, instead of creating its elements. Unlike
 * {@link useIsHydrated} it does not render the component a second time.
 */
export function useWasHydrated(): boolean {
  const [mount] = useState({ wasHydrated: false });
  // React asks for the server's value only during hydration.
  const getServerValue = () => {
    mount.wasHydrated = true;
    return mount;
  };
  return useSyncExternalStore(subscribeToNothing, () => mount, getServerValue).wasHydrated;
}

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
