import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useRouteFailures } from '@/hooks/errors/route-failures';
import { useNavigationStore } from '@/stores/navigation-store';
import { ConnectionNotice } from './ConnectionNotice';

/** The site-wide effects that the first seconds of a page do not need. They are loaded after hydration. */
export function LateEffects() {
  useVisitHistory();
  useRouteFailures();
  return <ConnectionNotice />;
}

/** Records the visited URLs of this tab, without the tokens of mailed links (spec §3). */
function useVisitHistory() {
  const { asPath } = useRouter();
  useEffect(() => useNavigationStore.getState().addVisit(asPath.replace(/\?.*\btoken=.*/, '')), [asPath]);
}
