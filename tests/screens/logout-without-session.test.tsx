import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { LAST_LOGOUT_KEY } from '@/stores/last-logout';
import { useRegistrationStore } from '@/stores/registration-store';
import { useToastStore } from '@/stores/toast-store';
import { setUpSite } from '../setup/screen';
import { expectToast } from '../setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const DRAFT = 'draft:career:1';
const NO_CREDENTIALS = 'Authentication credentials were not provided.';

const answer = (status: number, body: unknown) => () => HttpResponse.json(body as null, { status });

/** Lets the API refuse a logout without a session, as a view with IsAuthenticated does. */
const refuseLogout = (status: 401 | 403, detail = NO_CREDENTIALS) =>
  site.use(http.post('*/api/v3/public/logout/', answer(status, { detail })));

const answerMe = (respond: () => Response) => site.use(http.get('*/api/v3/public/members/me/', respond));

/** Opens a page as a member for whom this browser keeps a draft and an address. */
async function openAsMember(member: Parameters<typeof site.api.createMember>[0] = {}) {
  await site.logIn(await site.api.createMember(member));
  localStorage.setItem(DRAFT, '{}');
  act(() => useRegistrationStore.getState().setEmail('private@example.com'));
  return site.open('/vacancy/');
}

async function logOut() {
  await user.click(await screen.findByLabelText('田中さんのメニュー'));
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
}

async function expectLoggedOut(router: Awaited<ReturnType<typeof openAsMember>>) {
  await expectToast('ログアウトしました。');
  expect(router.current.asPath).toBe('/');
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
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
    const dialog = within(await screen.findByRole('dialog', { name: 'サービス利用規約' }));
    await dialog.findByText(/東京地方裁判所/);
    refuseLogout(403);
    site.cookies.delete('sessionid');
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await expectLoggedOut(router);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
