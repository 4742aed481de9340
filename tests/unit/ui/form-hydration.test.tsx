// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useFormState } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { MonthSelect, readMonth } from '@/components/members/MonthSelect';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox, FormCheckboxGroup } from '@/components/ui/form/FormCheckboxes';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useControlledField } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { useDraft } from '@/hooks/forms/draft';
import '@/tests/setup/jsdom-polyfills';

const schema = z.object({
  name: z.string(),
  building: z.string(),
  message: z.string(),
  agreed: z.boolean(),
  timing: z.string(),
  days: z.array(z.number()),
  month: z.string().nullable(),
});
type Values = z.input<typeof schema>;

const SAVED: Values = {
  name: '佐藤',
  building: '',
  message: '監査を10年担当',
  agreed: true,
  timing: 'now',
  days: [1],
  month: '2020-04',
};

function Month() {
  const { id, error, field } = useControlledField<Values, 'month'>('month', readMonth);
  return (
    <MonthSelect
      id={id}
      error={error}
      label="年月"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    >
      <Checkbox label="現在も" checked={field.value === null} onChange={() => field.onChange(null)} />
    </MonthSelect>
  );
}

const Dirty = () => <output>{useFormState().isDirty ? '変更あり' : '変更なし'}</output>;

const onSubmit = vi.fn().mockResolvedValue(undefined);

function Page({ saved = SAVED }: { saved?: Values }) {
  const { draft, save } = useDraft<Values>('hydration');
  return (
    <Form
      schema={schema}
      defaultValues={saved}
      draft={{ values: draft, onChange: save, onDiscard: () => undefined }}
      onSubmit={onSubmit}
    >
      <Dirty />
      <FormTextField<Values> name="name" label="氏名" />
      <FormTextField<Values> name="building" label="建物" />
      <FormTextarea<Values> name="message" label="文" maxCount={100} />
      <FormCheckbox<Values> name="agreed" label="同意" />
      <FormRadioGroup<Values>
        name="timing"
        label="時期"
        choices={[
          { value: 'now', label: 'すぐに' },
          { value: 'later', label: '後で' },
        ]}
      />
      <FormCheckboxGroup<Values>
        name="days"
        label="日数"
        choices={[
          { value: 1, label: '週1日' },
          { value: 2, label: '週2日' },
        ]}
      />
      <Month />
      <SubmitButton>送信する</SubmitButton>
    </Form>
  );
}

const container = () => document.querySelector('main') as HTMLElement;

/** Shows the page of the server, lets the person change it, and hydrates it. */
function hydrateAfter(change: () => void, saved?: Values) {
  container().innerHTML = renderToString(<Page saved={saved} />);
  change();
  render(<Page saved={saved} />, { container: container(), hydrate: true });
}
const submit = async () => {
  await userEvent.click(screen.getByRole('button', { name: '送信する' }));
  return onSubmit.mock.lastCall?.[0];
};
const type = (label: string, text: string) => {
  screen.getByLabelText<HTMLInputElement>(label).value = text;
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main></main>';
});

describe('a form that is changed before hydration', () => {
  it.each(['監査を\r\n10年担当', '\n監査を10年担当'])(
    'has no changes while nothing was typed, also where the browser changes the line breaks of %j',
    (message) => {
      hydrateAfter(() => undefined, { ...SAVED, message });
      expect(screen.getByText('変更なし')).toBeInTheDocument();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('keeps a month that an API has sent as a day while nothing was changed', async () => {
    const saved = { ...SAVED, month: '2020-04-30' };
    hydrateAfter(() => undefined, saved);
    expect(screen.getByText('変更なし')).toBeInTheDocument();
    expect(await submit()).toEqual(saved);
  });

  it('keeps what the person changed, and the saved values of everything else', async () => {
    hydrateAfter(() => {
      type('建物', '会計ビル');
      type('文', 'はじめまして');
      screen.getByLabelText('同意').click();
      screen.getByLabelText('後で').click();
      screen.getByLabelText('週2日').click();
      screen.getByLabelText<HTMLSelectElement>('年月の月').value = '09';
    });
    expect(screen.getByText('変更あり')).toBeInTheDocument();
    expect(screen.getByText('6 / 100', { exact: false })).toBeInTheDocument();
    expect(await submit()).toEqual({
      ...SAVED,
      building: '会計ビル',
      message: 'はじめまして',
      agreed: false,
      timing: 'later',
      days: [1, 2],
      month: '2020-09',
    });
  });

  it.each([
    ['a box', () => screen.getByLabelText('週2日').click()],
    [
      'a select',
      () => {
        screen.getByLabelText<HTMLSelectElement>('年月の月').value = '09';
      },
    ],
  ])('has changes, and a draft, when only %s of a group was changed', (_, change) => {
    hydrateAfter(change);
    expect(screen.getByText('変更あり')).toBeInTheDocument();
    expect(localStorage).toHaveLength(1);
  });

  it('shows every saved value before hydration', () => {
    hydrateAfter(() => {
      expect(screen.getByLabelText('氏名')).toHaveValue('佐藤');
      expect(screen.getByLabelText('文')).toHaveValue('監査を10年担当');
      expect(screen.getByLabelText('同意')).toBeChecked();
      expect(screen.getByLabelText('すぐに')).toBeChecked();
      expect(screen.getByLabelText('週1日')).toBeChecked();
      expect(screen.getByLabelText('年月の年')).toHaveValue('2020');
    });
  });

  it('keeps the place of the caret in a saved text, and a text that was emptied', async () => {
    hydrateAfter(() => {
      const message = screen.getByLabelText<HTMLTextAreaElement>('文');
      message.setRangeText('法人', 2, 2, 'end');
      type('氏名', '');
    });
    expect(screen.getByLabelText('文')).toHaveValue('監査法人を10年担当');
    expect(screen.getByLabelText('文')).toHaveProperty('selectionStart', 4);
    expect(await submit()).toEqual({ ...SAVED, name: '', message: '監査法人を10年担当' });
  });

  it('keeps a saved choice that has no box', async () => {
    hydrateAfter(() => screen.getByLabelText('週2日').click(), { ...SAVED, days: [1, 9] });
    expect(await submit()).toEqual({ ...SAVED, days: [1, 9, 2] });
  });

  it('is unchanged when nobody touched it', async () => {
    hydrateAfter(() => undefined);
    expect(screen.getByText('変更なし')).toBeInTheDocument();
    expect(await submit()).toEqual(SAVED);
  });

  it('keeps the change over the draft, and the draft over the saved values', async () => {
    render(<Page />, { container: container() });
    await userEvent.type(screen.getByLabelText('建物'), '会計ビル');
    await userEvent.type(screen.getByLabelText('文'), '（下書き）');
    await userEvent.click(screen.getByLabelText('週2日'));
    document.body.innerHTML = '<main></main>';
    hydrateAfter(() => type('文', '新しい文'));
    expect(await screen.findByText('保存していない入力内容を復元しました。')).toBeInTheDocument();
    expect(screen.getByText('変更あり')).toBeInTheDocument();
    expect(screen.getByLabelText('文')).toHaveValue('新しい文');
    expect(await submit()).toEqual({ ...SAVED, building: '会計ビル', message: '新しい文', days: [1, 2] });
  });

  it('shows the saved values again when the draft is discarded', async () => {
    localStorage.clear();
    render(<Page />, { container: container() });
    await userEvent.type(screen.getByLabelText('建物'), '会計ビル');
    document.body.innerHTML = '<main></main>';
    hydrateAfter(() => type('文', '新しい文'));
    await userEvent.click(await screen.findByRole('button', { name: '入力を破棄する' }));
    expect(screen.getByLabelText('建物')).toHaveValue('');
    expect(screen.getByLabelText('文')).toHaveValue('監査を10年担当');
    expect(await submit()).toEqual(SAVED);
  });

  it('has a disabled submit button until then', () => {
    hydrateAfter(() => expect(screen.getByRole('button', { name: '送信する' })).toBeDisabled());
    expect(screen.getByRole('button', { name: '送信する' })).toBeEnabled();
  });
});
