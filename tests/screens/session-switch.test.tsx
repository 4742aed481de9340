import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

/** Simulates switching to another tab and back. */
function refocusTab() {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
}

/** Counts the requests for the current member (GET /members/me/). */
function countMeRequests() {
  const meRequests = { count: 0 };
  site.use(
    http.get('*/members/me/', () => {
      meRequests.count += 1;
    }),
  );
  return meRequests;
}

afterEach(() => focusManager.setFocused(undefined));

describe('tab that gets the focus again', () => {
  it('shows only the new member’s data when another member has logged in in another tab', async () => {
    const before = await site.api.createMember();
    const after = await site.api.createMember({ familyName: '高橋' });
    await site.logIn(before);
    await site.open('/mypage/system/');
    expect(await screen.findByText(before.email)).toBeVisible();
    await site.logIn(after);
    refocusTab();
    await waitFor(() => expect(screen.getByText(after.email)).toBeVisible());
    expect(await screen.findByLabelText('高橋さんのメニュー')).toBeVisible();
    expect(screen.queryByText(before.email)).not.toBeInTheDocument();
  });

  it('keeps the form when the same member has logged in again in another tab', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    await site.open('/mypage/system/#email-edit');
    const field = await screen.findByLabelText('新しいメールアドレス');
    act(() => field.focus());
    await site.logIn(member);
    const meRequests = countMeRequests();
    refocusTab();
    await waitFor(() => expect(meRequests.count).toBe(1));
    await act(async () => undefined);
    expect(screen.getByLabelText('新しいメールアドレス')).toBe(field);
  });

  it('keeps the page after a logout in another tab; the next save asks for a login', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    const router = await site.open('/mypage/system/');
    await screen.findByText(member.email);
    site.cookies.delete('sessionid');
    site.cookies.set('csrftoken', 'of.a.visitor');
    // biome-ignore lint/suspicious/noDocumentCookie: this plays the browser, not the page
    document.cookie = 'csrftoken=of.a.visitor; path=/';
    const meRequests = countMeRequests();
    refocusTab();
    await waitFor(() => expect(meRequests.count).toBe(1));
    await act(async () => undefined);
    expect(screen.getByText(member.email)).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/system/');
  });
});
