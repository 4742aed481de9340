import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { buildColumn } from '@/tests/setup/columns';
import { setUpSite } from '@/tests/setup/screen';

// An operator's site behaves like this: its home.yaml has no `voices`.
vi.mock('@/api/pages/demo-site', () => ({
  readDemoSite: () => undefined,
  readSampleOperator: () => undefined,
}));

const site = setUpSite();

describe('/ without testimonials about the service', () => {
  it('shows quotes from the newest columns in their place', async () => {
    const body =
      '<p>春でした。</p><blockquote><p>&quot;選び直す&quot;と<em>考えました</em>。</p></blockquote>';
    const { id } = await importColumn(site.api.db, buildColumn({ title: '独立して三年', body }));
    await site.open('/');
    expect(screen.getByText('"選び直す"と考えました。')).toBeVisible();
    expect(screen.getByRole('link', { name: '高瀬 直人さんの記事を読む' })).toHaveAttribute(
      'href',
      `/column/${id}/`,
    );
    expect(screen.queryByRole('heading', { name: 'ご利用の声' })).not.toBeInTheDocument();
  });
});
