import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { forcedColors, motionAllowed, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A page that arrives sooner shows no bar, which would only flicker, and is announced by its title alone. */
const DELAY_MS = 400;

/**
 * Shows a bar at the upper edge while the next page is being loaded. The browser itself shows nothing during a navigation
 * without a full reload, so that a link to a slow page would seem to do nothing.
 */
export function RouteProgress() {
  const { events } = useRouter();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setLoading(false);
    };
    const start = (_path: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer);
      if (!shallow) timer = setTimeout(() => setLoading(true), DELAY_MS);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      stop();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {isLoading && 'ページを読み込んでいます。'}
      </p>
      {isLoading && <Bar aria-hidden="true" />}
    </>
  );
}

const advance = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.95); }
`;

/* It slows down towards its end, which it does not reach, because nobody knows how long the page will take. */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.zIndex.toast};
  height: ${theme.space[1]};
  background: ${theme.color.primary};
  transform-origin: left;
  pointer-events: none;

  ${motionAllowed} {
    animation: ${advance} 15s cubic-bezier(0.1, 0.8, 0.2, 1) both;
  }

  ${forcedColors} {
    background: Highlight;
  }

  ${screenOnly}
`;
