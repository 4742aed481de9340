import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';

const site = setUpSite();

describe('/docs/api', () => {
  it('names every chapter and call of the contract in Japanese, and leads to the document', async () => {
    await site.open('/docs/api');
    expect(await screen.findByRole('heading', { level: 1, name: /公開API/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '案件への応募' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '案件に応募' })).toBeVisible();
    expect(screen.getByText('POST /vacancy-applications/')).toBeVisible();
    expect(screen.getByRole('link', { name: 'openapi.json' })).toHaveAttribute(
      'href',
      '/api/v3/public/openapi.json',
    );
  });
});
