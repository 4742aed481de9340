// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DisclosureMenu } from '@/components/ui/navigation/DisclosureMenu';
import '@/tests/setup/jsdom-polyfills';

beforeEach(() => {
  render(
    <>
      <DisclosureMenu renderTrigger={(props) => <button {...props}>稼働日数</button>}>
        <a href="#days">週2日</a>
        <button type="button">適用</button>
      </DisclosureMenu>
      <button type="button">外のボタン</button>
    </>,
  );
});

const trigger = () => screen.getByRole('button', { name: '稼働日数' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

describe('DisclosureMenu', () => {
  it('opens and closes with its button, which references its panel', async () => {
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(trigger());
    expect(isOpen()).toBe(true);
    expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('link', { name: '週2日' }),
    );
    await userEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('stays open while its content is used', async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: '適用' }));
    expect(isOpen()).toBe(true);
  });

  it('closes on a press outside', async () => {
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    await userEvent.click(trigger());
    screen.getByRole('button', { name: '適用' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
  });

  it('closes when a link inside is followed', async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('link', { name: '週2日' }));
    expect(isOpen()).toBe(false);
  });

  it('closes when Tab moves the focus out of it', async () => {
    await userEvent.click(trigger());
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '外のボタン' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });
});
