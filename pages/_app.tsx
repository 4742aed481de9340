import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { useState } from 'react';
import { createQueryClient } from '@/api/client';
import type { PageProps } from '@/api/pages/load-page';
import { Notices } from '@/components/shell/Notices';
import { BaseHead } from '@/components/shell/PageHead';
import { LoginStatusProvider } from '@/hooks/session/login-status';
import { SiteLayout } from '@/layouts/SiteLayout';

export default function App({ Component, pageProps }: AppProps<Partial<PageProps>>) {
  const [queryClient] = useState(() => createQueryClient({ onServer: typeof window === 'undefined' }));
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={pageProps.dehydratedState}>
        <LoginStatusProvider isLoggedIn={pageProps.isLoggedIn ?? false}>
          <BaseHead />
          <SiteLayout>
            <Notices
              isApiUnavailable={pageProps.isApiUnavailable ?? false}
              isUnreadable={pageProps.isUnreadable}
              requestId={pageProps.requestId}
            />
            <Component {...pageProps} />
          </SiteLayout>
        </LoginStatusProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
