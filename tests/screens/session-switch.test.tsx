import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

/** The person was in another tab, and comes back. */
function refocusTab() {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
}

/** How often the page has asked who is logged in. */
function countMeRequests() {
  const asked = { times: 0 };
  site.use(
    http.get('*/members/me/', () => {
      asked.times += 1;
    }),
  );
  return asked;
}

afterEach(() => focusManager.setFocused(undefined));

describe('a tab that comes back to the front', () => {
  it('after another member has logged in elsewhere: shows theirs, and nothing of the one before', async () => {
    const before = await site.api.createMember();
    const after = await site.api.createMember({ familyName: '高橋' });
    await site.logIn(before);
    await site.open('/mypage/system/');
    expect(await screen.findByText(before.email)).toBeVisible();
    await site.logIn(after);
    refocusTab();
    expect(await screen.findByText(after.email)).toBeVisible();
    expect(await screen.findByRole('button', { name: '高橋さんのメニュー' })).toBeVisible();
    expect(screen.queryByText(before.email)).not.toBeInTheDocument();
  });

  it('after the same member has logged in again elsewhere: keeps what was typed', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    await site.open('/mypage/system/#email-edit');
    const field = await screen.findByLabelText('新しいメールアドレス');
    act(() => field.focus());
    await site.logIn(member);
    const asked = countMeRequests();
    refocusTab();
    await waitFor(() => expect(asked.times).toBe(1));
    await act(async () => undefined);
    expect(screen.getByLabelText('新しいメールアドレス')).toBe(field);
  });

  it('after a logout elsewhere: stays as it is, for the next save to ask for a login', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    const router = await site.open('/mypage/system/');
    await screen.findByText(member.email);
    site.cookies.delete('sessionid');
    site.cookies.set('csrftoken', 'of.a.visitor');
    // biome-ignore lint/suspicious/noDocumentCookie: this plays the browser, not the page
    document.cookie = 'csrftoken=of.a.visitor; path=/';
    const asked = countMeRequests();
    refocusTab();
    await waitFor(() => expect(asked.times).toBe(1));
    await act(async () => undefined);
    expect(screen.getByText(member.email)).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/system/');
  });
});
