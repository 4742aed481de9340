// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FilterMenu } from '@/components/vacancies/FilterMenu';
import '@/tests/setup/jsdom-polyfills';

const group = {
  name: 'days',
  label: '稼働日数',
  choices: [{ value: '1', label: '週1日' }],
  selected: [],
  toFilters: () => ({}),
};

describe('FilterMenu', () => {
  it('closes when the focus leaves it, so that it covers nothing that has the focus', async () => {
    render(
      <>
        <FilterMenu group={group} onChange={() => undefined} />
        <button type="button">一覧</button>
      </>,
    );
    const menu = screen.getByText('稼働日数').closest('details') as HTMLDetailsElement;
    await userEvent.click(screen.getByText('稼働日数'));
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: '週1日' })).toHaveFocus();
    expect(menu.open).toBe(true);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '一覧' })).toHaveFocus();
    expect(menu.open).toBe(false);
  });
});
