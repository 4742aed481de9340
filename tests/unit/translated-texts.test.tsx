// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
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
function translate(replace: (text: Text, translation: HTMLElement) => void) {
  const walker = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.innerHTML = `<font>[${text.data}]</font>`;
    replace(text, translation);
  }
}

const replaceWith = (text: Text, translation: HTMLElement) => text.replaceWith(translation);
const insertAndRemove = (text: Text, translation: HTMLElement) => {
  text.before(translation);
  text.remove();
};
const wrap = (text: Text, translation: HTMLElement) => {
  text.replaceWith(translation);
  translation.replaceChildren(text);
};

/** The observers of mutations are called when all tasks of the translator are done. */
const observe = () => act(async () => undefined);

beforeEach(() => {
  render(<Page />);
});

describe.each([
  ['replaced', replaceWith],
  ['removed beside their translation', insertAndRemove],
])('texts that a translator has %s', (_way, replace) => {
  it('disappear with their translation', async () => {
    translate(replace);
    await observe();
    expect(main()).toHaveTextContent('[募集中の案件][1][件][新着]');
    show({ count: 1, isOpen: false });
    expect(main().textContent).toBe('[1][件]');
  });

  it('are shown again when they change, and what is inserted keeps its place', async () => {
    translate(replace);
    await observe();
    show({ count: 1, isOpen: false });
    show({ count: 2, isOpen: true });
    await waitFor(() => expect(main().textContent).toBe('募集中の案件2[件]新着（複数）'));
  });
});

describe('texts that a translator or an extension has changed in other ways', () => {
  it('disappear with what was wrapped around them', async () => {
    translate(wrap);
    await observe();
    show({ count: 2, isOpen: false });
    expect(main().textContent).toBe('2件（複数）');
  });

  it('may be gone', async () => {
    main().firstChild?.remove();
    await observe();
    show({ count: 2, isOpen: false });
    expect(main().textContent).toBe('2件（複数）');
    show({ count: 2, isOpen: true });
    expect(main().textContent).toBe('募集中の案件2件新着（複数）');
  });
});

it('changes nothing after the page', () => {
  cleanup();
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(DOMException);
});
