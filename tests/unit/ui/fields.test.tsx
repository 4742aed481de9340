// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { BirthDateField } from '@/components/members/BirthDateField';
import { MonthSelect } from '@/components/members/MonthSelect';
import { Form } from '@/components/ui/form/Form';
import '@/tests/setup/jsdom-polyfills';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { CompanyCases } from '@/components/company/CompanyCases';
import { SkillLevelSelect } from '@/components/members/SkillLevelSelect';
import { ResumeCareers } from '@/components/resume/ResumeCareers';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { NumericField } from '@/components/ui/form/NumericField';
import { FilterMenu } from '@/components/vacancies/FilterMenu';
import { DIGITS_ONLY_MESSAGE } from '@/schemas/validation-messages';

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

/** Returns the texts within which no line breaks. */
const unbroken = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('.no-break'), ({ textContent }) => textContent);

it('keeps the numbers of the cases for companies on one line with their units', () => {
  const { container } = render(
    <CompanyCases
      items={[
        {
          company: '未上場・SaaS',
          title: '上場準備',
          problem: '人材は2名でした。',
          work: '会計士が週2日、参画。',
          outcome: '9か月で完了。',
        },
      ]}
    />,
  );
  expect(unbroken(container)).toEqual(['2名', '週2日', '9か月']);
});

it('keeps the numbers of a career on one line with their units in the 職務経歴書', () => {
  const { container } = render(
    <ResumeCareers
      headingLevel={2}
      companies={[
        {
          name: '監査法人',
          period: '2012年2月〜2019年3月',
          positions: [{ position: '', period: '', description: '法定監査（主査4年、最大で18名）' }],
        },
      ]}
    />,
  );
  expect(unbroken(container)).toEqual(['4年', '18名']);
});

describe('skill level select', () => {
  const ERROR = '習熟度を選択してください。';

  it('the level of a skill has a name of its own also while it has an error', async () => {
    const { container } = render(
      <Form
        label="業務スキル"
        schema={z.object({ skills: z.array(z.object({ level: z.number(ERROR) })) })}
        defaultValues={{ skills: [{ level: null as never }] }}
        onSubmit={async () => undefined}
      >
        <SkillLevelSelect name="連結" index={0} level={null} onChange={() => undefined} />
      </Form>,
    );
    fireEvent.submit(screen.getByRole('form', { name: '業務スキル' }));
    // The summary finds the name of the field beside the select.
    expect(await screen.findByRole('link', { name: `連結の${ERROR}` })).toBeVisible();
    expect(screen.getByRole('combobox', { name: '連結の習熟度' })).toHaveAccessibleDescription(ERROR);
    const { violations } = await axe.run(container, { runOnly: ['label-title-only', 'select-name'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

function Harness(props: { kind?: 'numeric' | 'zip'; error?: string }) {
  const [value, setValue] = useState('');
  return <NumericField {...props} label="登録番号" value={value} onValueChange={setValue} maxLength={13} />;
}

const renderField = (kind?: 'numeric' | 'zip') => {
  render(<Harness kind={kind} />);
  return screen.getByLabelText<HTMLInputElement>('登録番号');
};

describe('NumericField (spec §5)', () => {
  it('uses the telephone keyboard and counts the characters', async () => {
    const input = renderField();
    await userEvent.type(input, '123');
    expect(input).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByText('3 / 13')).toBeInTheDocument();
  });

  it('removes other characters and shows an error until valid input follows', async () => {
    const input = renderField();
    await userEvent.type(input, '12a');
    expect(input).toHaveValue('12');
    expect(screen.getByRole('alert')).toHaveTextContent(DIGITS_ONLY_MESSAGE);
    expect(input).toBeInvalid();
    await userEvent.type(input, '3');
    expect(input).toHaveValue('123');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
  });

  it('says beside the field why a number is refused, also after other characters were removed', async () => {
    render(<Harness error="7桁の数字を入力してください。" />);
    const input = screen.getByLabelText('登録番号');
    await userEvent.type(input, '12a');
    expect(input).toHaveAccessibleDescription(/半角数字を入力してください。 7桁の数字を入力してください。/);
  });

  it('says so when circled and raised digits are removed, which no keyboard means as digits', async () => {
    const input = renderField();
    await userEvent.click(input);
    await userEvent.paste('①23²');
    expect(input).toHaveValue('23');
    expect(screen.getByRole('alert')).toHaveTextContent(DIGITS_ONLY_MESSAGE);
  });

  it('converts full-width digits without an error', async () => {
    const input = renderField();
    await userEvent.click(input);
    await userEvent.paste('１２３４');
    expect(input).toHaveValue('1234');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
  });

  it('does not change the text during IME composition, and converts it once at the end', () => {
    const input = renderField();
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: '１２あ' } });
    expect(input).toHaveValue('１２あ');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('12');
    expect(screen.getByText(DIGITS_ONLY_MESSAGE)).toBeInTheDocument();
  });

  it('keeps the caret position while typing', async () => {
    const input = renderField();
    await userEvent.type(input, '1234');
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue('1234');
    expect(input.selectionStart).toBe(2);
  });

  it('removes hyphens from a pasted number before it cuts it to 13 digits', async () => {
    const input = renderField();
    await userEvent.click(input);
    await userEvent.paste('1-2345-6789-01234');
    expect(input).toHaveValue('1234567890123');
  });

  it('keeps hyphens in a postal code, in any width', async () => {
    const input = renderField('zip');
    await userEvent.click(input);
    await userEvent.paste('１００ー０００５');
    expect(input).toHaveValue('100-0005');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
  });
});

const group = {
  name: 'days',
  label: '稼働日数',
  choices: [{ value: '1', label: '週1日' }],
  selected: [],
  toFilters: () => ({}),
};

describe('FilterMenu', () => {
  it('closes when the focus leaves it, so that it covers nothing that has the focus', async () => {
    render(
      <>
        <FilterMenu group={group} onChange={() => undefined} />
        <button type="button">一覧</button>
      </>,
    );
    const menu = screen.getByText('稼働日数').closest('details') as HTMLDetailsElement;
    await userEvent.click(screen.getByText('稼働日数'));
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: '週1日' })).toHaveFocus();
    expect(menu.open).toBe(true);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '一覧' })).toHaveFocus();
    expect(menu.open).toBe(false);
  });
});
