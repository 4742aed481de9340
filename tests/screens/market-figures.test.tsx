import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getRuntime, type Runtime, setRuntime } from '@/gateway/runtime';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { setUpSite } from '@/tests/setup/screen';
import { insertVacancySamples } from '@/tests/setup/vacancies';
import { eventually } from '../setup/eventually';

const site = setUpSite();
const LIST = '*/api/v3/public/vacancies/';

/** The figures are kept for each runtime, so a new one starts without any. */
beforeEach(() => setRuntime({ ...(getRuntime() as Runtime) }));
afterEach(restoreEnv);

const statOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('without vacancies', () => {
  it('the home page shows no figures but what always holds', async () => {
    await site.open('/');
    expect([statOf('から働ける'), statOf('登録と応募')]).toEqual(['週1日〜', '無料']);
    expect(screen.queryByText('募集中の案件', { selector: 'dt' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '稼働日数別の報酬' })).not.toBeInTheDocument();
  });
});

describe('with vacancies', () => {
  beforeAll(async () => {
    const samples = Array.from({ length: 10 }, (_, index) => ({
      rewardUnit: 'month' as const,
      rewardMin: 500_000,
      rewardMax: 600_000,
      daysMin: 2,
      daysMax: 2,
      remote: index < 6 ? ('full' as const) : ('none' as const),
    }));
    await insertVacancySamples(site.api.db, samples);
  });

  it('the home page shows their number, the share of remote work and the median reward', async () => {
    await site.open('/');
    expect([statOf('募集中の案件'), statOf('リモート可'), statOf('週2日の報酬の中央値')]).toEqual([
      '10件',
      '60%',
      '55万円/月',
    ]);
    const section = screen.getByRole('heading', { name: '稼働日数別の報酬' }).closest('section');
    expect(section).toHaveTextContent('10件の中央値');
  });

  it('the page is complete without them when the list fails', async () => {
    site.use(http.get(LIST, () => new HttpResponse('{}', { status: 503 })));
    await site.open('/');
    expect(statOf('募集中の案件')).toBe('10件');
    expect(screen.queryByText('リモート可')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert', { name: /取得/ })).not.toBeInTheDocument();
  });

  it('the page does not wait for a slow list, and has the figures once they are there', async () => {
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    site.use(
      http.get(LIST, async ({ request }) => {
        await isAnswered;
        return site.answer(request);
      }),
    );
    const before = Date.now();
    await site.open('/');
    expect(Date.now() - before).toBeLessThan(10_000);
    expect(screen.queryByText('リモート可')).not.toBeInTheDocument();
    answer();
    await eventually(async () => {
      document.body.innerHTML = '';
      await site.open('/');
      expect(statOf('リモート可')).toBe('60%');
    });
  });

  it('are read once in ten minutes', async () => {
    changedEnv.PAGE_CACHE_MB = 64;
    const calls: string[] = [];
    site.use(
      http.get(LIST, ({ request }) => {
        calls.push(new URL(request.url).search);
        return site.answer(request);
      }),
    );
    await site.open('/');
    document.body.innerHTML = '';
    await site.open('/');
    expect(calls).toEqual(['?status=open&page=1&vacancy_page_size=100']);
  });
});
