// @vitest-environment jsdom
// @isolated: jsdom decides whether a focus is visible by what had the focus in the document before.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { expect, it, vi } from 'vitest';
import { useFocusInView } from '@/hooks/browser/focus-in-view';

function Page() {
  useFocusInView();
  return (
    <main>
      <h1>案件一覧</h1>
      <nav aria-label="案件一覧のページ">
        <a href="/vacancy/?vacancy_page=2">次のページ</a>
      </nav>
      <button type="button">保存する</button>
    </main>
  );
}

const events = mitt();
const link = () => screen.getByRole('link', { name: '次のページ' });

/** Renders the page, with the link so many pixels below the upper edge of the window, and gives the focus to the link. */
function focusLink(top: number) {
  render(
    <RouterContext value={{ events } as unknown as NextRouter}>
      <Page />
    </RouterContext>,
  );
  vi.spyOn(link(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 44, 44));
  link().focus();
}

it('moves the focus to the heading when the page has scrolled to its beginning and left the link below the window', () => {
  focusLink(window.innerHeight + 100);
  act(() => events.emit('routeChangeComplete'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus on a link that is still on the screen', () => {
  focusLink(100);
  act(() => events.emit('routeChangeComplete'));
  expect(link()).toHaveFocus();
});

it('shows a link of a navigation whole when the keyboard gives it the focus, and moves nothing else', async () => {
  focusLink(100);
  const button = screen.getByRole('button');
  const scrolled: Element[] = [];
  for (const element of [link(), button]) element.scrollIntoView = () => void scrolled.push(element);
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(scrolled).toEqual([]);
  await userEvent.tab({ shift: true });
  expect(link()).toHaveFocus();
  expect(scrolled).toEqual([link()]);
});
