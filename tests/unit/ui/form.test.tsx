// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { callError } from '@/api/transport/call-error';
import { Form } from '@/components/ui/form/Form';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxes';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { ApiCallError, UNEXPECTED_ERROR_MESSAGE } from '@/lib/errors/api-call-error';
import { useSubmitStore } from '@/stores/form-store';
import '@/tests/setup/jsdom-polyfills';

const schema = z.object({
  name: z.string().min(1, '氏名を入力してください。'),
  email: z.string().min(1, '入力してください。'),
  days: z.array(z.string()).min(1, '1つ以上選んでください。'),
});
type Values = z.input<typeof schema>;

const httpError = (status: number, data: object) =>
  callError({ status, data }, { method: 'post', path: '/' });

function renderForm(onSubmit: (values: Values) => Promise<unknown>, defaultValues: Partial<Values> = {}) {
  render(
    <Form
      schema={schema}
      defaultValues={{ name: '', email: '', days: [], ...defaultValues }}
      onSubmit={onSubmit}
    >
      <FormTextField<Values> name="name" label="氏名" required />
      <FormTextField<Values> name="email" label="メールアドレス" required />
      <FormCheckboxGroup<Values>
        name="days"
        label="稼働日数"
        choices={[
          { value: '1', label: '週1日' },
          { value: '2', label: '週2日' },
        ]}
      />
      <SubmitButton>送信する</SubmitButton>
    </Form>,
  );
}

const FILLED = { name: '佐藤', email: 'a@example.com', days: ['1'] };
const submit = () => userEvent.click(screen.getByRole('button', { name: /送信する/ }));
const summary = (title = '入力内容を確認してください') =>
  screen.findByText(title).then((heading) => heading.parentElement as HTMLElement);
const summaryTexts = async () =>
  within(await summary())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const NOT_SENT = '送信できませんでした';

afterEach(() => useSubmitStore.getState().release());

describe('Form', () => {
  it('passes validated values to onSubmit', async () => {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    renderForm(onSubmit);
    await userEvent.type(screen.getByLabelText('氏名'), '佐藤');
    await userEvent.type(screen.getByLabelText('メールアドレス'), 'a@example.com');
    await userEvent.click(screen.getByLabelText('週2日'));
    await userEvent.click(screen.getByLabelText('週1日'));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...FILLED, days: ['1', '2'] }));
  });

  it('leaves the focus where the user moves it as soon as the errors are shown', async () => {
    renderForm(vi.fn());
    const field = screen.getByLabelText('氏名');
    // An observer runs after the commit that shows the errors, and before its passive effects.
    new MutationObserver((_changes, observer) => {
      if (!screen.queryByRole('alert')) return;
      observer.disconnect();
      field.focus();
    }).observe(document.body, { childList: true, subtree: true });
    screen.getByRole<HTMLButtonElement>('button', { name: /送信する/ }).click();
    await summary();
    await act(async () => undefined);
    expect(field).toHaveFocus();
  });

  it('lists validation errors in field order, moves the focus to the list, and links to the fields', async () => {
    renderForm(vi.fn());
    await submit();
    const box = await summary();
    expect(box.parentElement).toHaveFocus();
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '氏名を入力してください。',
      'メールアドレス：入力してください。',
      '稼働日数：1つ以上選んでください。',
    ]);
    await userEvent.click(within(box).getByRole('link', { name: /稼働日数/ }));
    expect(screen.getByLabelText('週1日')).toHaveFocus();
    expect(screen.getByLabelText('氏名')).toBeInvalid();
    expect(screen.getByLabelText('氏名')).toHaveAccessibleDescription('氏名を入力してください。');
  });

  it("shows the server's field errors at their fields and keeps the input", async () => {
    renderForm(
      () =>
        Promise.reject(
          httpError(400, { error: '入力内容に誤りがあります。', email: ['このアドレスは使えません。'] }),
        ),
      FILLED,
    );
    await submit();
    expect(within(await summary()).getByRole('link')).toHaveTextContent(
      'メールアドレス：このアドレスは使えません。',
    );
    const email = screen.getByLabelText('メールアドレス');
    expect(email).toHaveAccessibleDescription('このアドレスは使えません。');
    expect(email).toHaveValue('a@example.com');
    expect(screen.getByLabelText('週1日')).toBeChecked();
    await userEvent.type(email, 'x');
    await waitFor(() => expect(email).toBeValid());
  });

  it("shows the server's general error and errors of unknown fields above the form", async () => {
    renderForm(() => Promise.reject(httpError(409, { error: 'この案件の募集は終了しました。' })), FILLED);
    await submit();
    expect(await summary(NOT_SENT)).toHaveTextContent('この案件の募集は終了しました。');
    expect(screen.getByLabelText('氏名')).toHaveValue('佐藤');
  });

  it('names each field that the form does not have once, as the API calls it', async () => {
    const required = ['この項目は必須です。'];
    const careers = [{ start_on: required, name: required }, { start_on: required }];
    const fields = { careers, token: ['リンクは使えません。'], non_field_errors: ['重複しています。'] };
    renderForm(() => Promise.reject(httpError(400, fields)), FILLED);
    await submit();
    expect(await summaryTexts()).toEqual([
      'start_on：この項目は必須です。',
      'リンクは使えません。',
      '重複しています。',
      '氏名：この項目は必須です。',
    ]);
  });

  it('shows all messages of a field at the field, each once', async () => {
    const email = ['短すぎます。', 'よく使われています。'];
    const fields = { email, days: { 0: ['選べません。'], 1: ['選べません。'] } };
    renderForm(() => Promise.reject(httpError(400, fields)), FILLED);
    await submit();
    expect(await summaryTexts()).toContain('メールアドレス：短すぎます。 よく使われています。');
    expect(screen.getByLabelText('メールアドレス')).toHaveAccessibleDescription(
      '短すぎます。 よく使われています。',
    );
    expect(screen.getAllByText('選べません。')).toHaveLength(1);
  });

  it('shows errors of a whole part of the record without the name of the part', async () => {
    const fields = {
      profile: { non_field_errors: ['都道府県も必要です。'] },
      careers: [{}, { non_field_errors: ['未来の職歴です。'] }],
    };
    renderForm(() => Promise.reject(httpError(400, fields)), FILLED);
    await submit();
    expect(await summaryTexts()).toEqual(['都道府県も必要です。', '未来の職歴です。']);
  });

  it('does not ask for other input after a 400 without a reason, such as a page of nginx', async () => {
    renderForm(() => Promise.reject(httpError(400, {})), FILLED);
    await submit();
    expect(await summary(NOT_SENT)).toHaveTextContent(UNEXPECTED_ERROR_MESSAGE);
  });

  it('shows an error message for a response without a reason and for a missing response', async () => {
    const onSubmit = vi.fn();
    onSubmit.mockRejectedValueOnce(httpError(503, {}));
    onSubmit.mockRejectedValueOnce(new ApiCallError('unavailable'));
    renderForm(onSubmit, FILLED);
    await submit();
    expect(await summary(NOT_SENT)).toHaveTextContent(UNEXPECTED_ERROR_MESSAGE);
    await submit();
    await waitFor(async () =>
      expect(await summary(NOT_SENT)).toHaveTextContent('サーバーに接続できませんでした'),
    );
  });

  it('submits once when the button is pressed repeatedly, and can be submitted again afterwards', async () => {
    let settle = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    renderForm(onSubmit, FILLED);
    await submit();
    await submit();
    await userEvent.type(screen.getByLabelText('氏名'), '{Enter}');
    expect(screen.getByRole('button', { name: /送信する/ })).toHaveAttribute('aria-disabled', 'true');
    expect(useSubmitStore.getState().frozen).toBe(true);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    settle();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '送信する' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(useSubmitStore.getState().frozen).toBe(false);
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    settle();
  });

  it('keeps the submit button of another form at rest until the first one has been sent', async () => {
    let settle = () => {};
    renderForm(() => new Promise<void>((resolve) => (settle = resolve)), FILLED);
    const search = vi.fn().mockResolvedValue(undefined);
    render(
      <Form schema={z.object({ word: z.string() })} defaultValues={{ word: '' }} onSubmit={search}>
        <SubmitButton>検索する</SubmitButton>
      </Form>,
    );
    const other = screen.getByRole('button', { name: '検索する' });
    await submit();
    expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    settle();
    await waitFor(() => expect(other).not.toHaveAttribute('aria-disabled'));
    expect(search).not.toHaveBeenCalled();
    await userEvent.click(other);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('submits once when a second Enter arrives before the button has changed', async () => {
    let settle = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    renderForm(onSubmit, FILLED);
    const form = screen.getByRole('button', { name: '送信する' }).closest('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    settle();
    await waitFor(() => expect(useSubmitStore.getState().frozen).toBe(false));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
