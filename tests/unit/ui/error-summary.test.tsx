// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { Form } from '@/components/ui/form/Form';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useBoundField } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import '@/tests/setup/jsdom-polyfills';

const schema = z
  .object({
    jobs: z.array(z.object({ company: z.string().min(1, '会社を入力してください。') })),
    regions: z.array(z.string()),
  })
  .refine(({ jobs, regions }) => regions.length > 0 || jobs.some(({ company }) => company === '海外'), {
    path: ['regions'],
    message: '地域を選択してください。',
    // Also when a company is missing.
    when: () => true,
  });
type Values = z.input<typeof schema>;

function Jobs() {
  const { control } = useFormContext<Values>();
  const { fields, remove } = useFieldArray({ control, name: 'jobs' });
  return fields.map(({ id }, index) => (
    <section key={id} aria-label={`職歴${index + 1}`}>
      <FormTextField<Values> name={`jobs.${index}.company`} label={`会社${index + 1}`} />
      <button type="button" onClick={() => remove(index)}>
        職歴{index + 1}を削除
      </button>
    </section>
  ));
}

/** A group without any control, such as the chips of the selected skills while there are none. */
function Regions() {
  const { id, error } = useBoundField<Values>('regions');
  return (
    <FieldSet id={id} label="地域" error={error}>
      地域はありません。
    </FieldSet>
  );
}

async function submitForm(jobs: Values['jobs'], regions = ['東京']) {
  render(
    <Form schema={schema} defaultValues={{ jobs, regions }} onSubmit={vi.fn()}>
      <Jobs />
      <Regions />
      <SubmitButton>送信する</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('入力内容を確認してください');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const links = () => within(screen.getByRole('alert')).getAllByRole('link');

describe('ErrorSummary', () => {
  it('leads to the same field after a card before it is removed, and drops the error of a removed card', async () => {
    await submitForm([{ company: '' }, { company: '青空監査法人' }, { company: '' }]);
    expect(links()).toHaveLength(2);
    await press('職歴1を削除');
    expect(links()).toHaveLength(1);
    const { href } = window.location;
    await userEvent.click(links()[0] as HTMLElement);
    expect(screen.getByRole('textbox', { name: '会社2' })).toHaveFocus();
    expect(window.location.href).toBe(href);
  });

  it('says which card a field is in, also after a card before it is removed', async () => {
    await submitForm([{ company: '' }, { company: '' }]);
    const first = '職歴1 会社1：会社を入力してください。';
    const second = '職歴2 会社2：会社を入力してください。';
    expect(links().map((link) => link.textContent)).toEqual([first, second]);
    await press('職歴1を削除');
    expect(links().map((link) => link.textContent)).toEqual([first]);
  });

  it('disappears with the last field that it is about', async () => {
    await submitForm([{ company: '青空監査法人' }, { company: '' }]);
    await press('職歴2を削除');
    expect(screen.queryByText('入力内容を確認してください')).not.toBeInTheDocument();
  });

  it('lists only what is still wrong, also when the change is in another field', async () => {
    await submitForm([{ company: '' }], []);
    expect(links().map((link) => link.textContent)).toEqual([
      '職歴1 会社1：会社を入力してください。',
      '地域を選択してください。',
    ]);
    // The schema accepts no region for a company abroad.
    await userEvent.type(screen.getByRole('textbox', { name: '会社1' }), '海外');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is announced once, and again when the next submit fails in the same way', async () => {
    await submitForm([{ company: '' }]);
    const first = screen.getByRole('alert');
    // An alert that itself had the focus would be read twice: as an alert, and as what has the focus.
    expect(first).not.toHaveFocus();
    expect(document.activeElement).toContainElement(first);
    await press('送信する');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
    expect(document.activeElement).toContainElement(screen.getByRole('alert'));
  });

  it('moves the focus to a group that has no control', async () => {
    await submitForm([], []);
    await userEvent.click(links()[0] as HTMLElement);
    expect(screen.getByRole('group', { name: '地域' })).toHaveFocus();
  });
});
