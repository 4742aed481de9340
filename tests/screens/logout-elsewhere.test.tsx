import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { useDraft } from '@/hooks/forms/draft';
import { LAST_LOGOUT_KEY } from '@/stores/last-logout';
import { usePendingSeminarStore } from '@/stores/navigation-store';
import { INQUIRY_ADDRESS } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

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
  const member = await site.api.createMember();
  await site.logIn(member);
  const router = await site.open(EDITOR);
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
    await site.logIn(member);
    await site.open(EDITOR);
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
