import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApplicationConfirmation } from '../setup/application-confirmation';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

describe('an application to a seminar that the API refuses with an error of a field', () => {
  it.each([
    ['この回の受付は終了しました。', 'この回の受付は終了しました。'],
    ['Invalid pk "9" - object does not exist.', '選択肢から選び直してください。'],
  ])('shows the message of the field in the dialog: %s', async (message, shown) => {
    const seminar = await createOpenSeminar(site.api.db);
    await site.logIn(await site.api.createMember());
    await site.open(`/seminar/${seminar}/`);
    site.use(
      http.post('*/api/v3/public/applications/', () =>
        HttpResponse.json({ seminar: [message] }, { status: 400 }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: '申し込む' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '申し込む' }));
    expect(await dialog.findByText(shown)).toBeVisible();
    expect(dialog.queryByText(/予期しないサーバーエラー/)).not.toBeInTheDocument();
  });
});

describe('an application to a vacancy that the API refuses with an error of a field', () => {
  it.each([
    ['message', '応募の理由・活かせる経験：20文字以内で入力してください。'],
    ['request', '希望条件・質問：20文字以内で入力してください。'],
  ])('names the field %s on the page of the confirmation', async (field, shown) => {
    await openApplicationConfirmation(site, user);
    site.use(
      http.post('*/api/v3/public/vacancy-applications/', () =>
        HttpResponse.json(
          { [field]: ['Ensure this field has no more than 20 characters.'] },
          { status: 400 },
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'この内容で応募する' }));
    expect(await screen.findByText(shown)).toBeVisible();
  });
});
