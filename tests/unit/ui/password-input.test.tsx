// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Form } from '@/components/ui/form/Form';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import '@/tests/setup/jsdom-polyfills';

const schema = z.object({ current: z.string(), next: z.string() });

it('names the password that each button shows or hides', async () => {
  render(
    <Form schema={schema} defaultValues={{ current: '', next: '' }} onSubmit={vi.fn()}>
      <FormPasswordField name="current" label="現在のパスワード" autoComplete="current-password" />
      <FormPasswordField name="next" label="新しいパスワード" autoComplete="new-password" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '新しいパスワードを表示' }));
  expect(screen.getByLabelText('新しいパスワード')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('現在のパスワード')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '新しいパスワードを隠す' }));
  expect(screen.getByLabelText('新しいパスワード')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: '現在のパスワードを表示' })).toBeVisible();
  expect(screen.getAllByLabelText(/新しいパスワード/)).toHaveLength(1);
});
