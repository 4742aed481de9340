// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/api/client';
import { Notices } from '@/components/shell/Notices';
import '@/tests/setup/jsdom-polyfills';

it('disappears when a request succeeds, and is shown again on the next page that fails', async () => {
  const client = createQueryClient();
  const pageOf = (requestId: string) => (
    <RouterContext value={{ asPath: `/${requestId}/` } as NextRouter}>
      <QueryClientProvider client={client}>
        <Notices isApiUnavailable requestId={requestId} />
      </QueryClientProvider>
    </RouterContext>
  );
  const { rerender } = render(pageOf('first'));
  expect(screen.getByRole('alert')).toHaveTextContent('お問い合わせ番号：first');
  await act(() => client.fetchQuery({ queryKey: ['columns'], queryFn: () => 'コラム' }));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(pageOf('second'));
  expect(screen.getByRole('alert')).toHaveTextContent('お問い合わせ番号：second');
});
