// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { Button } from '@/components/ui/form/Button';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { showToast } from '@/stores/toast-store';
import '@/tests/setup/jsdom-polyfills';

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** A row whose button goes when the action is done, after a question or at once. */
function Row({ asks }: { asks: boolean }) {
  const [state, setState] = useState<'before' | 'asking' | 'done'>('before');
  return (
    <main>
      <h1>リスト</h1>
      <ul>
        <li>
          <h2>一件目</h2>
          {state !== 'done' && <Button onClick={() => setState(asks ? 'asking' : 'done')}>申し込む</Button>}
          <ConfirmDialog
            title="申し込みますか？"
            open={state === 'asking'}
            confirmLabel="はい、申し込む"
            onConfirm={() => setState('done')}
            onCancel={() => setState('before')}
          >
            確認
          </ConfirmDialog>
        </li>
      </ul>
    </main>
  );
}

it('a button that is removed while it has the focus passes it on to the heading of its row', async () => {
  render(<Row asks={false} />);
  await userEvent.click(button('申し込む'));
  expect(heading('一件目')).toHaveFocus();
});

it('a dialog whose button has gone passes the focus on to the heading of the row', async () => {
  render(<Row asks />);
  await userEvent.click(button('申し込む'));
  await userEvent.click(button('はい、申し込む'));
  expect(heading('一件目')).toHaveFocus();
});

it('a button that was left before its removal moves no focus', () => {
  render(<Row asks={false} />);
  fireEvent.click(button('申し込む'));
  expect(document.body).toHaveFocus();
});

it('a toast that is closed returns the focus to where it was before, or to the heading of the page', async () => {
  const page = (hasButton: boolean) => (
    <>
      <main>
        <h1>記事</h1>
        {hasButton && <Button onClick={() => showToast({ message: 'コピーしました。' })}>コピー</Button>}
      </main>
      <Toaster />
    </>
  );
  const { rerender } = render(page(true));
  await userEvent.click(button('コピー'));
  await userEvent.click(button('お知らせを閉じる'));
  expect(button('コピー')).toHaveFocus();
  await userEvent.click(button('コピー'));
  button('お知らせを閉じる').focus();
  rerender(page(false));
  await userEvent.click(button('お知らせを閉じる'));
  expect(heading('記事')).toHaveFocus();
});

it('a link to another page of a list takes the focus to the heading of the page, when that is there', () => {
  const list = (page: number) => (
    <main>
      <h1>案件一覧</h1>
      <Pagination page={page} pageCount={3} getPageHref={(next) => `/vacancy/?vacancy_page=${next}`} />
    </main>
  );
  const { rerender } = render(list(1));
  screen.getByRole('link', { name: '次のページ' }).focus();
  expect(heading('案件一覧')).not.toHaveFocus();
  rerender(list(2));
  expect(heading('案件一覧')).toHaveFocus();
});
