import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

const pageOf = (path: string): string => path.replace(/[?#].*/s, '');

/**
 * Returns a function that tells whether the person has left the page of this component, or is on the way to another one. What
 * follows a slow request must not lead them back.
 */
export function useMovedOn(): () => boolean {
  const { asPath, events } = useRouter();
  const hasMovedOn = useRef(false);
  useEffect(() => {
    // Not when the component is removed, because that happens to a form that closes on its page too.
    hasMovedOn.current = false;
    const handleStart = (path: string, { shallow }: { shallow: boolean }) => {
      hasMovedOn.current = !shallow && pageOf(path) !== pageOf(asPath);
    };
    const handleError = () => {
      hasMovedOn.current = false;
    };
    events.on('routeChangeStart', handleStart);
    events.on('routeChangeError', handleError);
    return () => {
      events.off('routeChangeStart', handleStart);
      events.off('routeChangeError', handleError);
    };
  }, [asPath, events]);
  return () => hasMovedOn.current;
}
