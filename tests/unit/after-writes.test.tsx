// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceQueries } from '@/api/choices';
import { memberQueries } from '@/api/members';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { seminarQueries } from '@/api/seminars';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { useLogin, useLogout } from '@/hooks/auth';
import { useGoogleLogin } from '@/hooks/google-login';
import { useCancelSeminarApplication, useReapplyToSeminar } from '@/hooks/seminar-applications';
import {
  useApplyToVacancy,
  useCancelVacancyApplication,
  useReapplyToVacancy,
} from '@/hooks/vacancy-applications';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';
import { useNavigationStore } from '@/stores/navigation-store';
import { useToastStore } from '@/stores/toast-store';
import { buildEntry } from '@/tests/setup/applications';
import { createHookEnvironment } from '@/tests/setup/hook-environment';

const VACANCIES = {
  vacancies: vacancyQueries.list(parseVacancyFilters({}, 'page')).queryKey,
  vacancy: vacancyQueries.detail(1).queryKey,
  'vacancy summaries': vacancyQueries.summaries().queryKey,
};
const VACANCY_APPLICATIONS = {
  applications: vacancyApplicationQueries.list().queryKey,
  'applied vacancies': vacancyApplicationQueries.applied().queryKey,
  'applied summaries': vacancyApplicationQueries.appliedSummaries().queryKey,
};
const SEMINARS = {
  seminars: seminarQueries.list(1).queryKey,
  seminar: seminarQueries.detail(1).queryKey,
  'upcoming seminars': seminarQueries.upcoming().queryKey,
};
const SEMINAR_APPLICATIONS = {
  'seminar applications': seminarApplicationQueries.list().queryKey,
  'applied seminars': seminarApplicationQueries.applied().queryKey,
  'applied seminar summaries': seminarApplicationQueries.appliedSummaries().queryKey,
};
const OTHERS = {
  me: memberQueries.me().queryKey,
  categories: vacancyQueries.categories().queryKey,
  skills: choiceQueries.skills().queryKey,
};
const ALL = { ...VACANCIES, ...VACANCY_APPLICATIONS, ...SEMINARS, ...SEMINAR_APPLICATIONS, ...OTHERS };

const server = setupServer(http.all('*/api/v3/public/*', () => HttpResponse.json({})));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  useToastStore.setState(useToastStore.getInitialState());
});
afterEach(() => {
  sessionStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Runs a write with every query in the cache. @returns the names of the queries that are stale or gone after it */
async function runWrite(useWrite: () => () => Promise<unknown> | undefined, asPath = '/seminar/') {
  const { client, visited, wrapper } = createHookEnvironment(asPath);
  for (const queryKey of Object.values(ALL)) client.setQueryData(queryKey, [] as never);
  const { result } = renderHook(useWrite, { wrapper });
  await act(async () => result.current());
  const stateOf = (name: string) => client.getQueryState(ALL[name as keyof typeof ALL]);
  const names = Object.keys(ALL);
  return {
    stale: names.filter((name) => stateOf(name)?.isInvalidated),
    removed: names.filter((name) => stateOf(name) === undefined),
    visited,
  };
}

const namesOf = (...groups: object[]) => groups.flatMap((group) => Object.keys(group)).toSorted();

function useLoginCall() {
  const { mutateAsync } = useLogin();
  return () => mutateAsync({ email: 'member@example.com', password: 'password-2026' });
}

function useLogoutCall() {
  const { mutateAsync } = useLogout();
  return () => mutateAsync();
}

describe('what is fetched again after a write (spec §4)', () => {
  it('a login: everything, before the redirect target', async () => {
    const { stale, visited } = await runWrite(useLoginCall);
    expect(stale.toSorted()).toEqual(namesOf(ALL));
    expect(visited).toEqual(['/vacancy/']);
  });

  it('a logout: vacancies, vacancy summaries and seminars; what the member has is removed', async () => {
    const { stale, removed, visited } = await runWrite(useLogoutCall);
    expect(stale.toSorted()).toEqual(namesOf(VACANCIES, SEMINARS));
    expect(removed.toSorted()).toEqual(namesOf(VACANCY_APPLICATIONS, SEMINAR_APPLICATIONS, { me: 0 }));
    expect(visited).toEqual(['/']);
    expect(useToastStore.getState()).toMatchObject({ message: 'ログアウトしました。', sequence: 1 });
  });

  it.each(['/#interview', '/'])('a logout on %s loads the page again, without the member', async (asPath) => {
    expect((await runWrite(useLogoutCall, asPath)).visited).toEqual(['/']);
  });

  it('a login that leads back to the same part of the same page loads it again', async () => {
    useNavigationStore.getState().saveRedirectTarget('/seminar/#list');
    expect((await runWrite(useLoginCall, '/seminar/#list')).visited).toEqual(['/seminar/']);
  });

  it.each([
    [
      'applying',
      () => {
        const { mutateAsync } = useApplyToVacancy(1);
        return () => mutateAsync(buildEntry(1) as never);
      },
    ],
    [
      'cancelling',
      () => {
        const { mutateAsync } = useCancelVacancyApplication();
        return () => mutateAsync({ id: 1 });
      },
    ],
    [
      'reapplying',
      () => {
        const { mutateAsync } = useReapplyToVacancy();
        return () => mutateAsync({ id: 1 });
      },
    ],
  ])('%s for a vacancy: vacancies, summaries, applications and applied lists', async (_name, useWrite) => {
    const { stale, visited } = await runWrite(useWrite);
    expect(stale.toSorted()).toEqual(namesOf(VACANCIES, VACANCY_APPLICATIONS));
    expect(visited).toEqual([]);
  });

  it.each([
    [
      'cancelling',
      () => {
        const { mutateAsync } = useCancelSeminarApplication();
        return () => mutateAsync(1);
      },
    ],
    [
      'reapplying',
      () => {
        const { mutateAsync } = useReapplyToSeminar();
        return () => mutateAsync(1);
      },
    ],
  ])('%s for a seminar: seminars, applications and applied lists', async (_name, useWrite) => {
    const { stale } = await runWrite(useWrite);
    expect(stale.toSorted()).toEqual(namesOf(SEMINARS, SEMINAR_APPLICATIONS));
  });
});

/** Logs in with a reply of the API. @returns what has happened when the login has ended */
async function logIn(reply: object, options: { shouldRedirect?: boolean } = {}) {
  server.use(http.post('*/api/v3/public/login/google/', () => HttpResponse.json(reply)));
  const { client, visited, wrapper } = createHookEnvironment('/seminar/');
  const { queryKey } = memberQueries.me();
  client.setQueryData(queryKey, {} as never);
  const onMismatch = vi.fn();
  const { result } = renderHook(() => useGoogleLogin({ onMismatch, ...options }), { wrapper });
  await act(() => result.current.mutateAsync({ token: 'id-token' }));
  const { visible, message, type, duration } = useToastStore.getState();
  return {
    toast: visible ? { message, type, duration } : null,
    visited,
    isMismatchCalled: onMismatch.mock.calls.length > 0,
    hasRefetched: client.getQueryState(queryKey)?.isInvalidated,
  };
}

const REFUSED = { visited: [], hasRefetched: false };

describe('a Google login by the code of the reply (spec §4)', () => {
  it.each([
    ['NO_LINKED_ACCOUNT', false],
    ['EMAIL_ALREADY_REGISTERED', false],
    ['EMAIL_MISMATCH', true],
  ])('%s: shows the message for 3500 ms and stays; calls onMismatch: %s', async (code, isMismatchCalled) => {
    const toast = { message: '理由です。', type: 'error', duration: 3500 };
    expect(await logIn({ code, message: '理由です。' })).toEqual({ ...REFUSED, toast, isMismatchCalled });
  });

  it('ACCESS_DENIED: does nothing', async () => {
    expect(await logIn({ code: 'ACCESS_DENIED', message: '拒否されました。' })).toEqual({
      ...REFUSED,
      toast: null,
      isMismatchCalled: false,
    });
  });

  it.each([
    ['goes to the default page of a login', { code: 'SUCCESS' }, {}, '/vacancy/'],
    ['goes to the returned url', { code: 'SUCCESS', url: '/mypage/' }, {}, '/mypage/'],
    [
      'stays on the page when the redirect is disabled',
      { code: 'SUCCESS', url: '/mypage/' },
      { shouldRedirect: false },
      '/seminar/',
    ],
  ])('any other code: fetches all data again and %s', async (_where, reply, options, path) => {
    expect(await logIn(reply, options)).toEqual({
      toast: { message: 'ログインしました。', type: 'success', duration: 2750 },
      visited: [path],
      isMismatchCalled: false,
      hasRefetched: true,
    });
  });
});
