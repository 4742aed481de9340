import { useEffect, useState } from 'react';

/** Delay in milliseconds. What loads faster needs no loading message. */
const SLOW_AFTER = 1000;

/** Returns whether the component that calls it has been on the page for longer than a second. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
