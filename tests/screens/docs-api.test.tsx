import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';

const site = setUpSite();

describe('/docs/api', () => {
  it('shows the API’s chapters and operations in Japanese and links to the OpenAPI document', async () => {
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

  it('shows the parameters, limits and responses of an operation and links to its schemas', async () => {
    await site.open('/docs/api');
    const call = (await screen.findByRole('heading', { level: 3, name: '案件に応募' })).closest('details');
    if (!call) throw new Error('The operation has no details element.');
    expect(within(call).getByText('ログイン、X-CSRFToken')).toBeInTheDocument();
    const [shape] = within(call).getAllByText('VacancyApplication');
    expect(shape).toHaveAttribute('href', '/docs/api#shape-VacancyApplication');
    expect(document.getElementById('shape-VacancyApplication')).toHaveTextContent(/status: "/);
    const list = screen.getByRole('heading', { level: 3, name: '案件の一覧（新しい順）' }).closest('details');
    expect(list).toHaveTextContent('vacancy_page_sizenumber 1ページの件数。');
  });
});
