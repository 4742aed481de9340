// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComparisonList } from '@/components/ui/data/ComparisonList';
import { ComparisonRow } from '@/components/ui/data/ComparisonRow';
import '@/tests/setup/jsdom-polyfills';

const COLUMNS = [
  { label: 'セミナー', width: '1fr' },
  { label: '参加費', width: '5rem', isFigure: true },
] as const;
const CELLS = [{ term: '参加費', value: '3,300円', isFigure: true }];

it('reads each fact with its own term, below the heading of its row, and hides the visible head', () => {
  render(
    <ComparisonList columns={COLUMNS}>
      <ComparisonRow title="収益認識の実務" href="/seminar/1/" caption="講師 青木" cells={CELLS} />
    </ComparisonList>,
  );
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('heading', { level: 2, name: '収益認識の実務' })).toBeInTheDocument();
  expect(row.getByRole('term')).toHaveTextContent('参加費');
  expect(row.getByRole('definition')).toHaveTextContent('3,300円');
  expect(screen.getByText('セミナー').closest('[aria-hidden="true"]')).not.toBeNull();
});

it('keeps the buttons of a row apart from its link', () => {
  render(
    <ComparisonList columns={COLUMNS}>
      <ComparisonRow title="収益認識の実務" href="/seminar/1/" caption="" cells={CELLS}>
        <button type="button">申し込む</button>
      </ComparisonRow>
    </ComparisonList>,
  );
  const link = screen.getByRole('link', { name: '収益認識の実務' });
  expect(link).not.toContainElement(screen.getByRole('button', { name: '申し込む' }));
});
