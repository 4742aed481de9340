// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MobileMenu } from '@/components/shell/MainHeader';
import { useDetailsDismiss } from '@/hooks/browser/dismiss';
import { useMenuStore } from '@/stores/menu-store';
import '@/tests/setup/jsdom-polyfills';

function Details() {
  const ref = useRef<HTMLDetailsElement>(null);
  useDetailsDismiss(ref);
  return (
    <details ref={ref}>
      <summary aria-label="メニュー">開く</summary>
      <p>セミナー</p>
    </details>
  );
}

const panels = {
  'a <details>': <Details />,
  'the menu for narrow widths': (
    <MobileMenu items={[{ label: 'セミナー', href: '#seminar', active: false }]} accountLinks={[]} />
  ),
};

const words = () => screen.getByText('セミナー');

async function open(panel: ReactNode) {
  render(
    <main tabIndex={-1}>
      {panel}
      <p>本文</p>
      <button type="button">外のボタン</button>
    </main>,
  );
  await userEvent.click(screen.getByLabelText('メニュー'));
  expect(words()).toBeVisible();
}

afterEach(() => act(() => useMenuStore.getState().closeAll()));

describe.each(Object.entries(panels))('%s', (_name, panel) => {
  it('stays open when the focus goes to an element around it, as by a press on words in the panel', async () => {
    await open(panel);
    act(() => screen.getByRole('main').focus());
    expect(words()).toBeVisible();
  });

  it('closes when a press outside of it ends, not before', async () => {
    await open(panel);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: '外のボタン' }) });
    expect(screen.getByRole('button', { name: '外のボタン' })).toHaveFocus();
    expect(words()).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(words()).not.toBeVisible();
  });

  it('stays open when a press that began inside ends outside', async () => {
    await open(panel);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: words() });
    await user.pointer({ keys: '[/MouseLeft]', target: screen.getByText('本文') });
    expect(words()).toBeVisible();
  });

  it('closes when the focus goes elsewhere, and on Escape wherever the focus is', async () => {
    await open(panel);
    act(() => screen.getByRole('button', { name: '外のボタン' }).focus());
    expect(words()).not.toBeVisible();
    await userEvent.click(screen.getByLabelText('メニュー'));
    act(() => screen.getByRole('main').focus());
    await userEvent.keyboard('{Escape}');
    expect(words()).not.toBeVisible();
    expect(screen.getByLabelText('メニュー')).toHaveFocus();
  });
});
