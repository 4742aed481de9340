// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberEarlyInteractions } from '@/components/site/early-interactions';
import { SCRIPTS_READY } from '@/components/site/script-notice';
import { eventually } from '../setup/eventually';

const submitted = vi.fn();

/** The kinds of controls that the site has: fields of react-hook-form, a controlled field, and a button of its own. */
function Page() {
  const { register, handleSubmit, watch } = useForm({
    defaultValues: { email: '', days: [] as string[], timing: '', pref: '' },
  });
  const [zip, setZip] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        メニュー
      </button>
      <form method="post" onSubmit={handleSubmit((values) => submitted({ ...values, zip }))}>
        <input aria-label="メール" {...register('email')} />
        <input aria-label="郵便番号" value={zip} onChange={(event) => setZip(event.target.value)} />
        <input aria-label="週2日" type="checkbox" value="2" {...register('days')} />
        <input aria-label="週3日" type="checkbox" value="3" {...register('days')} />
        <input aria-label="すぐに" type="radio" value="now" {...register('timing')} />
        <input aria-label="来月" type="radio" value="next" {...register('timing')} />
        <select aria-label="都道府県" {...register('pref')}>
          <option value="">選択</option>
          <option value="13">東京都</option>
        </select>
        <output>{watch('days').length}件</output>
        <button type="submit">送信</button>
      </form>
    </>
  );
}

const get = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const field = (label: string) => get<HTMLInputElement>(`[aria-label="${label}"]`);
const menu = () => get<HTMLButtonElement>('button[aria-expanded]');
/** Sends an event of a field, as browsers do: an input event, and a change event after it. */
const send = (label: string, event: 'input' | 'change') =>
  field(label).dispatchEvent(new Event(event, { bubbles: true }));
const type = (label: string, value: string) => {
  field(label).value = value;
  send(label, 'input');
};

const hydrate = () => render(<Page />, { container: get('main'), hydrate: true });

/** Marks the page as ready, as AppEffects does, and waits until everything has been repeated. */
async function markAsReady() {
  const { dataset } = document.documentElement;
  // The script removes this mark when the fields are restored, and presses and sends in the same task.
  dataset.earlyPress = '';
  await act(async () => {
    dataset[SCRIPTS_READY] = '';
    await eventually(() => expect(dataset).not.toHaveProperty('earlyPress'));
  });
}

async function becomeReady() {
  hydrate();
  await markAsReady();
}

beforeEach(() => {
  submitted.mockClear();
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`;
  new Function(rememberEarlyInteractions)();
});
afterEach(async () => {
  // The script removes its listeners from the document, which other files use too, when the page is ready.
  document.documentElement.dataset[SCRIPTS_READY] = '';
  await new Promise((resolve) => setTimeout(resolve));
  document.body.replaceChildren();
  delete document.documentElement.dataset[SCRIPTS_READY];
});

describe('before hydration', () => {
  it('presses a button afterwards, once, however often it was pressed', async () => {
    menu().click();
    menu().click();
    expect(document.documentElement.dataset).toHaveProperty('earlyPress');
    await becomeReady();
    expect(menu().getAttribute('aria-expanded')).toBe('true');
    expect(document.documentElement.dataset).not.toHaveProperty('earlyPress');
  });

  it('presses the last of several buttons, and leaves later presses to the page', async () => {
    menu().click();
    await becomeReady();
    await act(async () => menu().click());
    expect(menu().getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps what was typed and chosen, and the page knows it', async () => {
    type('メール', 'a@example.com');
    type('郵便番号', '1000001');
    field('週2日').click();
    field('週3日').click();
    field('すぐに').click();
    field('来月').click();
    type('都道府県', '13');
    send('都道府県', 'change');
    await becomeReady();
    expect(field('週2日').checked).toBe(true);
    expect(field('来月').checked).toBe(true);
    expect(get('output').textContent).toBe('2件');
    await act(async () => {
      get<HTMLButtonElement>('button[type=submit]').click();
    });
    await eventually(() => expect(submitted).toHaveBeenCalled());
    expect(submitted).toHaveBeenCalledWith({
      email: 'a@example.com',
      zip: '1000001',
      days: ['2', '3'],
      timing: 'next',
      pref: '13',
    });
  });

  it('keeps what was typed when that event has made React hydrate the page', async () => {
    type('郵便番号', '1000001');
    hydrate();
    send('郵便番号', 'change');
    await markAsReady();
    expect(field('郵便番号').value).toBe('1000001');
  });

  it('leaves the text and the caret alone while the page is hydrated', async () => {
    type('メール', 'a@example.com');
    field('メール').setSelectionRange(1, 1);
    hydrate();
    expect(field('メール').value).toBe('a@example.com');
    await markAsReady();
    expect([field('メール').value, field('メール').selectionStart]).toEqual(['a@example.com', 1]);
    // Afterwards the page can write into the field again.
    field('メール').value = 'b@example.com';
    expect(field('メール').value).toBe('b@example.com');
  });

  it('keeps what is typed when React has attached itself to the field, but the page is not ready yet', async () => {
    hydrate();
    // As a password manager does, which reaches the page before React does.
    field('郵便番号').value = '1000001';
    send('郵便番号', 'input');
    field('郵便番号').value = '';
    await markAsReady();
    expect(field('郵便番号').value).toBe('1000001');
  });

  it('sends a form afterwards, once, with what was typed', async () => {
    type('メール', 'a@example.com');
    get<HTMLButtonElement>('button[type=submit]').click();
    get<HTMLButtonElement>('button[type=submit]').click();
    expect(submitted).not.toHaveBeenCalled();
    await becomeReady();
    await eventually(() => expect(submitted).toHaveBeenCalled());
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(submitted).toHaveBeenCalledWith(expect.objectContaining({ email: 'a@example.com' }));
  });

  it('leaves a form with the method GET to the browser', () => {
    document.body.insertAdjacentHTML('beforeend', '<form id="search"><button>検索</button></form>');
    const form = get<HTMLFormElement>('#search');
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
