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
import { CompanyCases } from '@/components/company/CompanyCases';
import { SkillLevelSelect } from '@/components/members/SkillLevelSelect';
import { ResumeCareers } from '@/components/resume/ResumeCareers';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';

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
    expect(await screen.findByRole('link', { name: `連結の習熟度：${ERROR}` })).toBeVisible();
    expect(screen.getByRole('combobox', { name: '連結の習熟度' })).toHaveAccessibleDescription(ERROR);
    const { violations } = await axe.run(container, { runOnly: ['label-title-only', 'select-name'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
