import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';
import { anOpenSeminar } from '../setup/seminars';
import { addSamples } from '../setup/vacancies';

const site = setUpSite();

/** What search engines read of that type in the page; nothing when the page says nothing of it. */
const dataOf = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((data) => data['@type'] === type);

async function openVacancy(vacancy: Parameters<typeof addSamples>[1][number]) {
  const [id] = await addSamples(site.api.db, [vacancy]);
  await site.open(`/vacancy/${id}/`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(dataOf('BreadcrumbList')).toBeDefined());
  return id;
}

describe('structured data', () => {
  it('an open vacancy: a job with its place and its salary, and the way to it', async () => {
    const id = await openVacancy({ title: '決算 </script> 支援', description: '1 < 2\n以上' });
    expect(dataOf('JobPosting')).toMatchObject({
      title: '決算 </script> 支援',
      description: '1 &lt; 2<br>以上',
      url: expect.stringMatching(new RegExp(`^https?://.+/vacancy/${id}/$`)),
      jobLocation: { address: { addressRegion: '東京都', addressCountry: 'JP' } },
      baseSalary: { currency: 'JPY', value: { unitText: 'MONTH', minValue: 720_000, maxValue: 900_000 } },
    });
    expect(dataOf('BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: '案件一覧', item: expect.stringMatching(/\/vacancy\/$/) },
      { position: 2, name: '決算 </script> 支援' },
    ]);
  });

  it('a vacancy fully remote and paid by the project: telecommuting, without a place or a salary', async () => {
    await openVacancy({ remote: 'full', rewardUnit: 'project' });
    const job = dataOf('JobPosting');
    expect(job).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(job).not.toHaveProperty('jobLocation');
    expect(job).not.toHaveProperty('baseSalary');
  });

  it('a closed vacancy: no job any more', async () => {
    await openVacancy({ closedAt: new Date() });
    expect(dataOf('JobPosting')).toBeUndefined();
  });

  it('a seminar: an event, and the way to it', async () => {
    const id = await anOpenSeminar(site.api.db, { title: '論点の整理' });
    await site.open(`/seminar/${id}/`);
    await waitFor(() => expect(dataOf('Event')).toMatchObject({ name: '論点の整理' }));
    expect(dataOf('BreadcrumbList').itemListElement).toMatchObject([
      { name: 'セミナー一覧' },
      { position: 2, name: '論点の整理' },
    ]);
  });
});
