import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { buildColumn } from '@/tests/setup/columns';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title?.startsWith('監査役の記事'));

it('has pages of 24 columns, whose links keep the tag, and says so beyond the last one', async () => {
  for (let number = 1; number <= 25; number += 1) {
    const sample = buildColumn({
      title: `監査役の記事${number}`,
      tags: [130],
      published_at: '2026-06-01T09:00:00+09:00',
    });
    await importColumn(site.api.db, sample);
  }
  await site.open('/column/tag/130/');
  expect(screen.getByText('25件の記事')).toBeVisible();
  expect(titles()).toHaveLength(24);
  await user.click(screen.getByRole('link', { name: '2ページ目' }));
  expect(await screen.findByRole('link', { name: '2ページ目', current: 'page' })).toHaveAttribute(
    'href',
    '/column/tag/130/?column_page=2',
  );
  expect(titles()).toEqual(['監査役の記事1']);
  expect(screen.getByText('25件の記事')).toBeVisible();

  await site.open('/column/tag/130/?column_page=9');
  expect(screen.getByText('このページに記事はありません。')).toBeVisible();
  expect(screen.getByRole('link', { name: '最後のページを見る' })).toHaveAttribute(
    'href',
    '/column/tag/130/?column_page=2',
  );
});
