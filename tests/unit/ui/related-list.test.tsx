// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RelatedList } from '@/components/ui/data/RelatedList';
import '@/tests/setup/jsdom-polyfills';

it('shows every fact of a row, also when two of them are unknown', () => {
  render(
    <RelatedList
      items={[
        { id: 1, href: '/vacancy/1/', title: '決算の支援', eyebrow: '', facts: ['月50万円', '—', '—'] },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: '決算の支援' })).toHaveAttribute('href', '/vacancy/1/');
  expect(screen.getAllByText('—')).toHaveLength(2);
});
