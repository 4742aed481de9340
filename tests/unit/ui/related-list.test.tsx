// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RelatedList } from '@/components/ui/data/RelatedList';
import { renderWithTheme } from '@/tests/setup/render';

it('shows every fact of a row, also when two of them are unknown', () => {
  renderWithTheme(
    <RelatedList
      items={[
        { id: 1, href: '/vacancy/1/', title: '決算の支援', eyebrow: '', facts: ['月50万円', '—', '—'] },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: '決算の支援' })).toHaveAttribute('href', '/vacancy/1/');
  expect(screen.getAllByText('—')).toHaveLength(2);
});
