import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const NOTICE = /メールの受信設定を、マイページから変更できるようになりました/;

describe('notification panel (spec §2)', () => {
  it('shows an unread dot and the notice of 2024年6月1日 when the mail settings have never been saved', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/vacancy/');
    await user.click(await screen.findByLabelText('お知らせ（未読あり）'));
    const notice = screen.getByRole('link', { name: NOTICE });
    expect(within(notice).getByText('2024年6月1日')).toBeVisible();
    expect(notice).toHaveTextContent(/案件・セミナー・運営からのお知らせのメールをすべて受け取る設定にして/);
    expect(screen.queryByText('お知らせはありません。')).not.toBeInTheDocument();
  });

  it('sets all three flags, opens the settings and clears the unread dot when the notice is followed', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    const router = await site.open('/vacancy/');
    await user.click(await screen.findByLabelText('お知らせ（未読あり）'));
    await user.click(screen.getByRole('link', { name: NOTICE }));
    await screen.findByRole('heading', { level: 1, name: '設定' });
    expect(router.current.asPath).toBe('/mypage/system/');
    expect(await screen.findByLabelText('お知らせ')).toBeVisible();
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    expect(me.member.receive).toEqual({ allow_vacancy: true, allow_seminar: true, allow_news: true });
  });

  it('shows the server’s reason and stays on the page when the save is rejected', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/vacancy/');
    const error = '現在、設定を変更できません。';
    site.use(http.patch('*/members/:id/', () => HttpResponse.json({ error }, { status: 403 })));
    await user.click(await screen.findByLabelText('お知らせ（未読あり）'));
    await user.click(screen.getByRole('link', { name: NOTICE }));
    await expectToast(error);
    expect(router.current.asPath).toBe('/vacancy/');
  });

  it('says that there are no notices, and Escape returns the focus to the bell', async () => {
    await site.logIn(await site.api.createMember({ allowVacancy: false }));
    await site.open('/vacancy/');
    const bell = await screen.findByLabelText('お知らせ');
    await user.click(bell);
    expect(screen.getByText('お知らせはありません。')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText('お知らせはありません。')).not.toBeVisible();
    expect(bell).toHaveFocus();
  });
});
