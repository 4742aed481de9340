// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { renderWithTheme } from '../setup/render';

const user = userEvent.setup();

beforeEach(() => {
  renderWithTheme(
    <>
      <TextLink href="#fees">料金へ</TextLink>
      <section id="fees">
        <h2>料金</h2>
      </section>
    </>,
  );
});

it('moves the focus to the heading of the section', async () => {
  await user.click(screen.getByRole('link'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus on the link when the section opens in a new tab', async () => {
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveFocus();
});
