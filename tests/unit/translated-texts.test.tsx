// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useTranslatedTexts } from '@/hooks/browser/translated-texts';

let show: (state: { count: number; isOpen: boolean }) => void;

/** A count between other texts, and texts that appear and disappear. */
function Page() {
  const [{ count, isOpen }, setState] = useState({ count: 1, isOpen: true });
  show = (state) => act(() => setState(state));
  useTranslatedTexts();
  return (
    <main>
      {isOpen && '募集中の案件'}
      {count}件{isOpen && <em>新着</em>}
      {count > 1 && '（複数）'}
    </main>
  );
}

const main = () => screen.getByRole('main');

/** As Chrome translates: each text is replaced by two elements with the translation. */
function translate() {
  const walker = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.innerHTML = `<font>[${text.data}]</font>`;
    text.replaceWith(translation);
  }
}

beforeEach(() => {
  render(<Page />);
});

it('keeps the page when texts that a translator has replaced are removed', () => {
  translate();
  show({ count: 1, isOpen: false });
  expect(main()).toHaveTextContent('[件]');
});

it('adds at the end what would stand before a replaced text', () => {
  translate();
  show({ count: 1, isOpen: false });
  show({ count: 2, isOpen: true });
  expect(main().textContent).toMatch(/募集中の案件.*（複数）$|（複数）.*募集中の案件$/);
});

it('changes nothing after the page', () => {
  cleanup();
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(DOMException);
});
