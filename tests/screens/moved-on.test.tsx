import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';
import { expectToast } from '../setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

function hold() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

/** Lets everything that has been released happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

describe('a member who goes to another page', () => {
  it('stays there when a save of the settings succeeds, which is said', async () => {
    const { held, release } = hold();
    await site.logIn(await site.api.createMember());
    const router = await site.open('/mypage/system/#email-notifications-edit');
    site.use(
      http.patch('*/api/v3/public/members/:id/', async ({ request }) => {
        await held;
        return site.answer(request);
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: '案件のお知らせ' }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await act(() => router.current.push('/seminar/'));
    release();
    await expectToast('メール受信設定が変更されました。');
    await settle();
    expect(router.current.asPath).toBe('/seminar/');
  });
});
