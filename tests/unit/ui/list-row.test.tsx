// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListRow } from '@/components/ui/data/ListRow';
import { renderWithTheme } from '@/tests/setup/render';

const row = { title: '月次決算の支援', href: '/vacancy/1/', eyebrow: '募集中', children: null };

describe('ListRow', () => {
  it('renders its title as a level 2 heading by default', () => {
    renderWithTheme(<ListRow {...row} />);
    expect(screen.getByRole('heading', { level: 2, name: row.title })).toBeInTheDocument();
  });

  it('renders its title at the given heading level', () => {
    renderWithTheme(<ListRow {...row} headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: row.title })).toBeInTheDocument();
  });
});
