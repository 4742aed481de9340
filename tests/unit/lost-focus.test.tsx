// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLostFocus } from '@/hooks/browser/lost-focus';

/** A list of rows, each with a button that removes it, and one that removes only itself. */
function Rows() {
  const [names, setNames] = useState(['一', '二']);
  const [applied, setApplied] = useState('');
  useLostFocus();
  const remove = (name: string) => setNames(names.filter((other) => other !== name));
  return (
    <main>
      <h1>リスト</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <h2>{name}</h2>
            <button type="button" onClick={() => remove(name)}>
              {name}を外す
            </button>
            {applied !== name && (
              <button type="button" onClick={() => setApplied(name)}>
                {name}に申し込む
              </button>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A page whose button shows a toast, which is beside the page as the toasts of the site are. */
function PageWithToast() {
  const [isShown, setShown] = useState(true);
  const [hasButton, setHasButton] = useState(true);
  useLostFocus();
  return (
    <>
      <main>
        <h1>記事</h1>
        {hasButton && (
          <button type="button" onClick={() => setShown(true)}>
            コピー
          </button>
        )}
      </main>
      <div role="status">
        {isShown && (
          <button type="button" onClick={() => setShown(false)}>
            お知らせを閉じる
          </button>
        )}
      </div>
      <aside>
        <button type="button" onClick={() => setHasButton(false)}>
          ボタンを外す
        </button>
      </aside>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
function press(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}

beforeEach(() => window.history.pushState(null, '', '/list'));

describe('useLostFocus', () => {
  it('moves the focus from a removed row to the row beside it, and then to the heading of the page', async () => {
    render(<Rows />);
    press('一を外す');
    await waitFor(() => expect(heading('二')).toHaveFocus());
    press('二を外す');
    await waitFor(() => expect(heading('リスト')).toHaveFocus());
  });

  it('moves the focus to the heading of its own row when only the button is removed', async () => {
    render(<Rows />);
    press('一に申し込む');
    await waitFor(() => expect(heading('一')).toHaveFocus());
  });

  it('moves nothing when the removed element had been left before, or when the page has changed', async () => {
    render(<Rows />);
    const first = button('一を外す');
    first.focus();
    first.blur();
    await Promise.resolve();
    first.click();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
    button('二を外す').focus();
    window.history.pushState(null, '', '/other');
    button('二を外す').click();
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });

  it('returns the focus from a closed toast to where it was before, or to the heading of the page', async () => {
    render(<PageWithToast />);
    press('お知らせを閉じる');
    await waitFor(() => expect(heading('記事')).toHaveFocus());
    press('コピー');
    press('お知らせを閉じる');
    await waitFor(() => expect(button('コピー')).toHaveFocus());
    press('コピー');
    press('ボタンを外す');
    press('お知らせを閉じる');
    await waitFor(() => expect(heading('記事')).toHaveFocus());
  });
});
