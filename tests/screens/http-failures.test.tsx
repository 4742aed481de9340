import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/client';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { useToastStore } from '@/stores/toast-store';
import { createMemoryRouter } from '@/tests/setup/memory-router';
import '@/tests/setup/jsdom-polyfills';
import { HttpResponse, http } from 'msw';
import { useHttpFailures } from '@/hooks/errors/api-failures';
import { useSubmitStore } from '@/stores/form-store';
import { createOpenVacancy } from '@/tests/setup/applications';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, press, user } from '@/tests/setup/user';

const createErrorResponse = (status: number, error?: string) =>
  new ApiCallError(status >= 500 ? 'unavailable' : 'refused', { status, error });

/** The query succeeds once, then rejects with `thrown`. The mutation always rejects. */
function Page({ thrown, background }: { thrown: unknown; background: boolean }) {
  useHttpFailures();
  const query = useQuery({
    queryKey: ['data'],
    queryFn: () => (background && calls++ === 0 ? Promise.resolve('本文') : Promise.reject(thrown)),
    enabled: background,
    retry: false,
  });
  const { mutate } = useMutation({ mutationFn: () => Promise.reject(thrown), retry: false });
  return (
    <>
      <p>{query.data}</p>
      <button type="button" onClick={() => (background ? query.refetch() : mutate())}>
        呼び出す
      </button>
    </>
  );
}

let calls = 0;
beforeEach(() => {
  calls = 0;
  useToastStore.setState(useToastStore.getInitialState());
});

/** Renders an element with a router. @returns the paths that were visited */
function renderAtHome(element: ReactNode, queryClient = createQueryClient()) {
  const paths: string[] = [];
  const start = { pathname: '/', query: {}, asPath: '/' };
  const visit = async (path: string) => {
    paths.push(path);
    return { ...start, asPath: path };
  };
  const router = createMemoryRouter(start, visit, () => undefined);
  const { unmount } = render(
    <RouterContext value={router}>
      <QueryClientProvider client={queryClient}>
        {element}
        <Toaster />
      </QueryClientProvider>
    </RouterContext>,
  );
  return { paths, unmount };
}

async function triggerFailure(error: unknown, { background = false } = {}) {
  const { paths } = renderAtHome(<Page thrown={error} background={background} />);
  if (background) await screen.findByText('本文');
  useSubmitStore.getState().freeze();
  await press('呼び出す');
  await waitFor(() => expect(useSubmitStore.getState().frozen).toBe(false));
  return paths;
}

/** Renders a query without data whose fetches are answered in turn. */
function renderPolling(replies: readonly number[]) {
  const queryClient = createQueryClient();
  const rest = [...replies];
  const queryFn = async () => {
    const status = rest.shift() ?? 200;
    if (status !== 200) throw createErrorResponse(status, 'この操作はできません。');
    return '本文';
  };
  function PollingPage() {
    useHttpFailures();
    useQuery({ queryKey: ['polled'], queryFn, retry: false, retryOnMount: false });
    return null;
  }
  const { unmount } = renderAtHome(<PollingPage />, queryClient);
  return { queryClient, unmount };
}

describe('failed requests (spec §8)', () => {
  it.each([404, 500])('enables the submit buttons again and goes to /custom-404/ on %i', async (status) => {
    expect(await triggerFailure(createErrorResponse(status))).toEqual(['/custom-404/']);
    expect(useToastStore.getState().visible).toBe(false);
  });

  it.each([404, 500])('stays on the page when a refetch of visible data fails with %i', async (status) => {
    expect(await triggerFailure(createErrorResponse(status), { background: true })).toEqual([]);
    expect(screen.getByText('本文')).toBeVisible();
  });

  it('shows the reason of a 403 for 5 s', async () => {
    expect(await triggerFailure(createErrorResponse(403, 'この操作はできません。'))).toEqual([]);
    expect(await within(screen.getByRole('alert')).findByText('この操作はできません。')).toBeVisible();
    expect(useToastStore.getState().duration).toBe(5000);
  });

  it('shows the default message for a 403 without a reason', async () => {
    await triggerFailure(createErrorResponse(403));
    await expectToast('エラーが発生しました。');
  });

  it.each([400, 409, 429])('leaves the message of a %i to the form', async (status) => {
    expect(await triggerFailure(createErrorResponse(status, '理由'))).toEqual([]);
    expect(useToastStore.getState().visible).toBe(false);
  });

  it('stays on the page and shows nothing when there is no response', async () => {
    expect(await triggerFailure(new ApiCallError('unavailable'))).toEqual([]);
    expect(useToastStore.getState().visible).toBe(false);
  });

  it('shows the reason once while a query without data is refused by each poll', async () => {
    const replies = [403, 403, 403, 200, 403];
    const shown: boolean[] = [];
    const { queryClient } = renderPolling(replies);
    for (const _ of replies) {
      await queryClient.refetchQueries().catch(() => undefined);
      shown.push(useToastStore.getState().visible);
      act(() => useToastStore.setState(useToastStore.getInitialState()));
    }
    // Data that is on screen stays after a failure, which the screen says.
    expect(shown).toEqual([true, false, false, false, false]);
  });

  it('shows a refusal of each of two queries', async () => {
    for (const _ of [1, 2]) {
      const { queryClient, unmount } = renderPolling([403]);
      await queryClient.refetchQueries();
      await expectToast('この操作はできません。');
      act(() => useToastStore.setState(useToastStore.getInitialState()));
      unmount();
    }
  });
});

const site = setUpSite();

describe('the notice of a page without its data', () => {
  it('names the number under which the operator finds the failure', async () => {
    site.use(http.get('*/api/v3/public/vacancies/', () => new HttpResponse('{}', { status: 503 })));
    await site.open('/vacancy/');
    // The notice disappears as soon as another call of the page succeeds.
    await waitFor(() => expect(screen.getByText('お問い合わせ番号：the-id-of-the-request')).toBeVisible());
  });

  it('names none on a page that has its data, because such a page is kept for others', async () => {
    await createOpenVacancy(site.api);
    await site.open('/vacancy/');
    expect(document.body.textContent).not.toContain('お問い合わせ番号');
    expect(document.body.innerHTML).not.toContain('the-id-of-the-request');
  });

  it('is that there is no such page when the API answers 404', async () => {
    site.use(http.get('*/api/v3/public/seminars/:id/', () => new HttpResponse('{}', { status: 404 })));
    await site.open('/seminar/1/');
    expect(await screen.findByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
  });
});

describe('list response with an unexpected shape', () => {
  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['{"status":"ok"}', () => HttpResponse.json({ status: 'ok' })],
    ['an HTML page', () => HttpResponse.html('<h1>Maintenance</h1>')],
  ])('%s: is requested once and is not reported as a connection problem', async (_name, reply) => {
    await site.open('/vacancy/');
    let calls = 0;
    site.use(
      http.get('*/api/v3/public/vacancies/', ({ request }) => {
        // Not a poll of the list that was there before.
        if (new URL(request.url).searchParams.has('search')) calls += 1;
        return reply();
      }),
    );
    await user.type(screen.getByRole('searchbox'), 'ほかの言葉{Enter}');
    const text = await screen.findByText(/^案件を表示できません。/);
    expect(text).toHaveTextContent('予期しないサーバーエラーが発生しました。');
    expect(calls).toBe(1);
    expect(within(document.body).queryByText(/通信状況/)).toBeNull();
  });
});
