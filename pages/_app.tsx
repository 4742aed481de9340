import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { createQueryClient } from '@/api/client';
import type { PageProps } from '@/api/pages/load-page';
import { BaseHead } from '@/components/shell/BaseHead';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { LoginStatusProvider } from '@/hooks/session/login-status';
import type { SectionPage } from '@/layouts/AppLayout';
import { SiteLayout } from '@/layouts/SiteLayout';

// Loaded only when the API is unavailable. It tells the user that the API, not the site, is down.
const ApiUnavailableNotice = dynamic(
  lazyComponent(() =>
    import('@/components/shell/ApiUnavailableNotice').then((module) => module.ApiUnavailableNotice),
  ),
  { loading: LazyFallback },
);

interface Props extends AppProps<Partial<PageProps>> {
  Component: AppProps['Component'] & Partial<Pick<SectionPage, 'sectionLayouts'>>;
}

export default function App({ Component, pageProps }: Props) {
  const [queryClient] = useState(() => createQueryClient({ onServer: typeof window === 'undefined' }));
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={pageProps.dehydratedState}>
        <LoginStatusProvider isLoggedIn={pageProps.isLoggedIn ?? false}>
          <BaseHead />
          <SiteLayout sectionLayouts={Component.sectionLayouts}>
            {pageProps.isApiUnavailable && <ApiUnavailableNotice requestId={pageProps.requestId} />}
            <Component {...pageProps} />
          </SiteLayout>
        </LoginStatusProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
