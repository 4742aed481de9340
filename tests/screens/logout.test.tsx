import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { useDraft } from '@/hooks/forms/draft';
import { LAST_LOGOUT_KEY } from '@/stores/last-logout';
import { usePendingSeminarStore } from '@/stores/navigation-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { useToastStore } from '@/stores/toast-store';
import { INQUIRY_ADDRESS } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { expectNoDialog, expectToast, findDialog, press, user } from '@/tests/setup/user';

const site = setUpSite();
const EDITOR = '/mypage/?edit=conditions';
const COMPANY_FORM = '/for-company/contact/';
const SECRET = '水曜だけを希望';

const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** Another tab records the logout, so this one does not call `recordLogout`. */
const recordElsewhere = (time = Date.now()) => localStorage.setItem(LAST_LOGOUT_KEY, String(time));

const announce = (key: string | null) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

/** Does in this tab what a logout in another tab does: the cookie ends, and the browser announces the record. */
async function logOutInAnotherTab() {
  site.cookies.delete('sessionid');
  recordElsewhere();
  await announce(LAST_LOGOUT_KEY);
}

async function typeInEditor() {
  const { member, router } = await site.openAsNewMember(EDITOR);
  await user.type(await screen.findByLabelText('その他の希望'), SECRET);
  expect(stored()).toContain(SECRET);
  return { member, router };
}

beforeEach(() =>
  setSiteConfig(createSiteConfig({ SITE_ORIGIN: 'http://localhost:3000', CONTACT_EMAIL: INQUIRY_ADDRESS })),
);

describe('logout in another tab', () => {
  it('leaves the editor for the login page, without a question, and deletes what was typed', async () => {
    const { member, router } = await typeInEditor();
    usePendingSeminarStore.getState().setPendingSeminarId(1);
    await logOutInAnotherTab();
    await waitFor(() => expect(router.current.asPath).toContain('/auth/login/'));
    expect(stored()).not.toContain(SECRET);
    expect(usePendingSeminarStore.getState().pendingSeminarId).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);

    cleanup();
    await site.openAs(member, EDITOR);
    expect(await screen.findByLabelText('その他の希望')).toHaveValue('');
  });

  it('reloads a page that was opened before the login, and deletes its input', async () => {
    await site.open(COMPANY_FORM);
    await user.type(await screen.findByLabelText(/会社名/), SECRET);
    expect(stored()).toContain(SECRET);
    await logOutInAnotherTab();
    expect(stored()).not.toContain(SECRET);
  });

  it('hides the page until the reload has a reply', async () => {
    await typeInEditor();
    recordElsewhere();
    window.dispatchEvent(new StorageEvent('storage', { key: LAST_LOGOUT_KEY }));
    expect(document.body.hidden).toBe(true);
    await waitFor(() => expect(document.body.hidden).toBe(false));
  });

  it('is noticed by a page that Back restores from the memory of the browser', async () => {
    const { router } = await typeInEditor();
    site.cookies.delete('sessionid');
    recordElsewhere();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(router.current.asPath).toContain('/auth/login/'));
    expect(stored()).not.toContain(SECRET);
  });

  it('is noticed by a page whose scripts arrive later', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    recordElsewhere();
    site.cookies.delete('sessionid');
    sessionStorage.setItem('draft:company-inquiry', JSON.stringify({ version: 1, savedAt: 1, value: {} }));
    await site.open('/vacancy/');
    await waitFor(() => expect(sessionStorage.getItem('draft:company-inquiry')).toBeNull());
  });

  it.each([
    ['before', 1, null],
    ['after', -1, SECRET],
  ])('decides about the draft of a closed tab that is opened again: saved %s it', (_when, age, draft) => {
    const savedAt = Date.now() - 1000;
    sessionStorage.setItem('draft:form', JSON.stringify({ version: 1, savedAt, value: SECRET }));
    recordElsewhere(savedAt + age);
    expect(renderHook(() => useDraft('form', { scope: 'tab' })).result.current.draft).toBe(draft);
  });
});

describe('events that are not a logout in another tab', () => {
  it.each([
    ['a draft that another tab has stored', () => announce('draft:conditions:1')],
    ['storage that the browser has cleared', () => announce(null)],
    [
      'a time in the future, after the clock was set back',
      async () => {
        recordElsewhere(Date.now() + 3_600_000);
        await announce(LAST_LOGOUT_KEY);
      },
    ],
    [
      'a logout before the page was loaded',
      async () => {
        recordElsewhere(performance.timeOrigin - 1);
        await announce(LAST_LOGOUT_KEY);
        act(() => void window.dispatchEvent(new Event('pageshow')));
      },
    ],
  ])('%s leaves the form as it is', async (_what, happen) => {
    const { router } = await typeInEditor();
    await happen();
    expect(await screen.findByLabelText('その他の希望')).toHaveValue(SECRET);
    expect(document.body.hidden).toBe(false);
    expect(router.current.asPath).toBe(EDITOR);
  });
});

const DRAFT = 'draft:career:1';
const SAVED_VACANCIES = 'list:member:1:saved-vacancies';
const NO_CREDENTIALS = 'Authentication credentials were not provided.';

const answer = (status: number, body: unknown) => () => HttpResponse.json(body as null, { status });

/** Lets the API refuse a logout without a session, as a view with IsAuthenticated does. */
const refuseLogout = (status: 401 | 403, detail = NO_CREDENTIALS) =>
  site.use(http.post('*/api/v3/public/logout/', answer(status, { detail })));

const answerMe = (respond: () => Response) => site.use(http.get('*/api/v3/public/members/me/', respond));

/** Opens a page as a member for whom this browser keeps a draft, a list and an address. */
async function openAsMember(member: Parameters<typeof site.api.createMember>[0] = {}) {
  await site.logIn(await site.api.createMember(member));
  localStorage.setItem(DRAFT, '{}');
  localStorage.setItem(SAVED_VACANCIES, '{}');
  act(() => useRegistrationStore.getState().setEmail('private@example.com'));
  return site.open('/vacancy/');
}

async function logOut() {
  await user.click(await screen.findByLabelText('田中さんのメニュー'));
  await press('ログアウト');
}

async function expectLoggedOut(router: Awaited<ReturnType<typeof openAsMember>>) {
  await expectToast('ログアウトしました。');
  expect(router.current.asPath).toBe('/');
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  expect(localStorage.getItem(SAVED_VACANCIES)).toBeNull();
  expect(useRegistrationStore.getState().email).toBeNull();
  // The other tabs receive a storage event with this key.
  expect(localStorage.getItem(LAST_LOGOUT_KEY)).not.toBeNull();
  expect(screen.queryByLabelText('田中さんのメニュー')).not.toBeInTheDocument();
}

describe('a logout that the API refuses because the session has ended', () => {
  it.each([401, 403] as const)('with %i does all that a logout does', async (status) => {
    const router = await openAsMember();
    refuseLogout(status);
    site.cookies.delete('sessionid');
    await logOut();
    await expectLoggedOut(router);
  });

  it.each([
    ['refused with 401', answer(401, { detail: NO_CREDENTIALS })],
    ['not found', answer(404, { detail: 'Not found.' })],
    ['answered with null', answer(200, null)],
    ['answered with 204', () => new HttpResponse(null, { status: 204 })],
    ['answered with a user without a member', answer(200, { django_user: { id: null }, member: null })],
  ])('does all that a logout does when the current member is %s', async (_title, respond) => {
    const router = await openAsMember();
    refuseLogout(403);
    site.cookies.delete('sessionid');
    answerMe(respond);
    await logOut();
    await expectLoggedOut(router);
  });

  it('closes the terms modal, whose close is a logout', async () => {
    const router = await openAsMember({ termsAgreedAt: null });
    const dialog = await findDialog('サービス利用規約');
    await dialog.findByText(/東京地方裁判所/);
    refuseLogout(403);
    site.cookies.delete('sessionid');
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await expectLoggedOut(router);
    await expectNoDialog();
  });
});

describe('a logout that the API refuses for another reason', () => {
  it.each([
    ['CSRF, while the session works', 'CSRF Failed: CSRF token missing.', undefined],
    ['a reason that is unknown because the API is down', NO_CREDENTIALS, answer(503, {})],
    ['a reason that is unknown because a page of HTML comes', NO_CREDENTIALS, () => HttpResponse.html('<p>')],
    ['a reason that is unknown because calls are throttled', NO_CREDENTIALS, answer(429, {})],
    ['a reason that is unknown without a connection', NO_CREDENTIALS, HttpResponse.error],
  ])('shows the error and keeps the data of the member: %s', async (_title, detail, respond) => {
    const router = await openAsMember();
    refuseLogout(403, detail);
    if (respond) answerMe(respond);
    await logOut();
    await waitFor(() => expect(useToastStore.getState()).toMatchObject({ visible: true, type: 'error' }));
    expect(router.current.asPath).toBe('/vacancy/');
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    expect(localStorage.getItem(LAST_LOGOUT_KEY)).toBeNull();
    expect(screen.getByLabelText('田中さんのメニュー')).toBeInTheDocument();
  });
});
