import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { PASSWORD } from '../setup/api';
import { setUpSite } from '../setup/screen';
import { expectToast } from '../setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });
const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);

it('leads to the login, and back to the settings, when the API ends the session with a change of the password', async () => {
  await site.logIn(await site.api.createMember());
  const router = await site.open('/mypage/system/#password-edit');
  site.use(
    http.post('*/change-password/', async () => {
      await site.api.pool.query('delete from sessions');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await type('現在のパスワード', PASSWORD);
  await type('新しいパスワード', 'another-horse-2026');
  await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
  await expectToast('パスワードが変更されました。');
  expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  expect(router.current.asPath).toBe('/auth/login/?redirect=%2Fmypage%2Fsystem%2F');
});

it('says that the registration is complete when the API leaves the login to the new member', async () => {
  await site.api.agent().post('/members/', { email: 'natsuko@example.com' });
  const token = await site.api.readMailedToken('natsuko@example.com');
  const router = await site.open(`/auth/set-password?token=${token}`);
  site.use(http.post('*/set-password/', () => new HttpResponse(null, { status: 204 })));
  for (const [name, text] of [
    ['姓', '佐藤'],
    ['名', '夏子'],
    ['セイ', 'サトウ'],
    ['メイ', 'ナツコ'],
  ] as const)
    await user.type(await screen.findByRole('textbox', { name }), text);
  await type('パスワード', 'another-horse-2026');
  await user.click(screen.getByRole('checkbox', { name: /利用規約/ }));
  await user.click(screen.getByRole('button', { name: '会員登録を完了する' }));
  await expectToast('会員登録が完了しました。ログインしてください。');
  await waitFor(() => expect(router.current.asPath).toBe('/vacancy/'));
});
