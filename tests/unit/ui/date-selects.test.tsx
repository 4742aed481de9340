// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BirthDateField } from '@/components/members/BirthDateField';
import { MonthSelect } from '@/components/members/MonthSelect';
import { Form } from '@/components/ui/form/Form';
import '@/tests/setup/jsdom-polyfills';

const ERROR = '年と月を選択してください。';

describe('the selects of a date', () => {
  it('say the error and that they are required, as the link of the summary leads to a select and past its group', () => {
    render(
      <MonthSelect
        id="start"
        label="開始"
        required
        error={ERROR}
        value="2020-"
        onChange={() => undefined}
        onBlur={() => undefined}
      />,
    );
    for (const name of ['開始の年', '開始の月']) {
      expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription(ERROR);
      expect(screen.getByRole('combobox', { name })).toHaveAttribute('aria-required', 'true');
    }
  });

  it('say the error of a date of birth', async () => {
    render(
      <Form
        label="基本情報"
        schema={z.object({ birth_date: z.string().min(99, ERROR) })}
        defaultValues={{ birth_date: '' }}
        onSubmit={async () => undefined}
      >
        <BirthDateField />
      </Form>,
    );
    fireEvent.submit(screen.getByRole('form', { name: '基本情報' }));
    await screen.findAllByText(ERROR);
    expect(screen.getByRole('combobox', { name: '生年月日の月' })).toHaveAccessibleDescription(ERROR);
  });
});
