import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { buildColumn } from '../setup/columns';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';
import { daysFromNow, insertVacancySamples } from '../setup/vacancies';

const site = setUpSite();

/** What search engines read of that type in the page; nothing when the page says nothing of it. */
const readJsonLd = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((data) => data['@type'] === type);

/** What the documentation of search engines requires or asks for. */
const JOB_FIELDS = [
  ...['title', 'description', 'datePosted', 'validThrough', 'employmentType', 'url'],
  ...['hiringOrganization.name', 'baseSalary.currency', 'baseSalary.value.unitText'],
];
const EVENT_FIELDS = [
  ...['name', 'description', 'startDate', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image.0', 'url'],
  ...['location.@type', 'organizer.name', 'performer.0.name', 'offers.url', 'offers.price'],
  ...['offers.priceCurrency', 'offers.availability', 'offers.validThrough'],
];
const ARTICLE_FIELDS = [
  ...['headline', 'description', 'image.0', 'datePublished', 'dateModified', 'mainEntityOfPage'],
  ...['author.name', 'author.url', 'publisher.name'],
];
/** A time without its offset would be read as the reader's own. */
const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

type Data = Record<string, unknown>;
const getByPath = (data: Data, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Data | undefined)?.[key], data);
const findMissing = (data: Data, paths: string[]) =>
  paths.filter((path) => getByPath(data, path) === undefined || getByPath(data, path) === '');
/** Every step has a name and its place, and all but the page itself an address. */
const findInvalidSteps = ({ itemListElement: steps }: { itemListElement: Data[] }) =>
  steps.filter(
    ({ position, name, item }, index) =>
      position !== index + 1 || !name || (index < steps.length - 1 && !URL.canParse(String(item))),
  );

async function openVacancy(vacancy: Parameters<typeof insertVacancySamples>[1][number]) {
  const [id] = await insertVacancySamples(site.api.db, [vacancy]);
  await site.open(`/vacancy/${id}/`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(readJsonLd('BreadcrumbList')).toBeDefined());
  return id;
}

describe('structured data', () => {
  it('an open vacancy: a job with its place and its salary, and the way to it', async () => {
    const id = await openVacancy({ title: '決算 </script> 支援', description: '1 < 2\n以上' });
    expect(readJsonLd('JobPosting')).toMatchObject({
      title: '決算 </script> 支援',
      description: '1 &lt; 2<br>以上',
      url: expect.stringMatching(new RegExp(`^https?://.+/vacancy/${id}/$`)),
      jobLocation: { address: { addressRegion: '東京都', addressCountry: 'JP' } },
      baseSalary: { currency: 'JPY', value: { unitText: 'MONTH', minValue: 720_000, maxValue: 900_000 } },
    });
    expect(readJsonLd('BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: '案件一覧', item: expect.stringMatching(/\/vacancy\/$/) },
      { position: 2, name: '決算 </script> 支援' },
    ]);
  });

  it('a vacancy fully remote and paid by the project: telecommuting, without a place or a salary', async () => {
    await openVacancy({ remote: 'full', rewardUnit: 'project' });
    const job = readJsonLd('JobPosting');
    expect(job).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(job).not.toHaveProperty('jobLocation');
    expect(job).not.toHaveProperty('baseSalary');
  });

  it('a closed vacancy: no job any more', async () => {
    await openVacancy({ closedAt: new Date() });
    expect(readJsonLd('JobPosting')).toBeUndefined();
  });

  it('a vacancy past its deadline: no job any more', async () => {
    await openVacancy({ publishedAt: daysFromNow(-40), deadline: daysFromNow(-1) });
    expect(readJsonLd('JobPosting')).toBeUndefined();
  });

  it.each([
    ['at a place', {}],
    ['fully remote', { remote: 'full' as const }],
    ['paid by the hour', { rewardUnit: 'hour' as const }],
  ])('a vacancy %s: every field that job search requires', async (_, sample) => {
    await openVacancy(sample);
    expect(findMissing(readJsonLd('JobPosting'), JOB_FIELDS)).toEqual([]);
    const { jobLocation, jobLocationType, applicantLocationRequirements, ...job } = readJsonLd('JobPosting');
    if (jobLocationType) expect(applicantLocationRequirements).toMatchObject({ '@type': 'Country' });
    else expect(jobLocation.address).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'JP' });
    for (const instant of [job.datePosted, job.validThrough]) expect(instant).toMatch(INSTANT_PATTERN);
    expect(job.baseSalary.value.minValue).toBeLessThanOrEqual(job.baseSalary.value.maxValue);
  });

  const openSeminar = async (sample: Parameters<typeof createOpenSeminar>[1] = {}) => {
    const id = await createOpenSeminar(site.api.db, sample);
    await site.open(`/seminar/${id}/`);
    await waitFor(() => expect(readJsonLd('Event')).toBeDefined());
    return readJsonLd('Event');
  };

  it('a seminar held online: an event with its time, its address on the web, and the way to it', async () => {
    const event = await openSeminar({ title: '論点の整理' });
    expect(findMissing(event, EVENT_FIELDS)).toEqual([]);
    for (const instant of [event.startDate, event.endDate]) expect(instant).toMatch(INSTANT_PATTERN);
    expect(event).toMatchObject({
      name: '論点の整理',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: expect.stringMatching(/^https?:.+\/seminar\/\d+\/$/) },
    });
    // Where it is held online is told to those who applied only.
    expect(JSON.stringify(event)).not.toContain('meet.example.com');
    expect(findInvalidSteps(readJsonLd('BreadcrumbList'))).toEqual([]);
    expect(readJsonLd('BreadcrumbList').itemListElement).toMatchObject([
      { name: 'セミナー一覧' },
      { position: 2, name: '論点の整理' },
    ]);
  });

  it('a seminar at a place: an event with the address', async () => {
    const venue = { venueName: '東京会場', venueAddress: '東京都千代田区丸の内1-1-1', onlineUrl: null };
    const event = await openSeminar(venue);
    expect(findMissing(event, EVENT_FIELDS)).toEqual([]);
    expect(event).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: '東京会場', address: '東京都千代田区丸の内1-1-1' },
    });
  });

  it('a seminar called off: an event that says so, and no seat to be had', async () => {
    const event = await openSeminar({ cancelledAt: new Date(), cancelReason: '講師の都合' });
    expect(event.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(event.offers.availability).toBe('https://schema.org/SoldOut');
  });

  it('a column: an article by the site, and the way to it through its tag', async () => {
    const { id } = await importColumn(site.api.db, buildColumn());
    await site.open(`/column/${id}/`);
    await waitFor(() => expect(readJsonLd('Article')).toBeDefined());
    const article = readJsonLd('Article');
    expect(findMissing(article, ARTICLE_FIELDS)).toEqual([]);
    for (const instant of [article.datePublished, article.dateModified])
      expect(instant).toMatch(INSTANT_PATTERN);
    expect(article.image[0]).toMatch(/^https?:\/\//);
    expect(findInvalidSteps(readJsonLd('BreadcrumbList'))).toEqual([]);
    expect(readJsonLd('BreadcrumbList').itemListElement).toMatchObject([
      { name: '会計士のはたらき方', item: expect.stringMatching(/\/column$/) },
      { item: expect.stringMatching(/\/column\/tag\/133\/$/) },
      { name: '監査法人から独立して三年' },
    ]);
  });

  it('the top page: the organisation behind the site', async () => {
    await site.open('/');
    await waitFor(() => expect(readJsonLd('Organization')).toBeDefined());
    expect(findMissing(readJsonLd('Organization'), ['name', 'url', 'logo'])).toEqual([]);
  });
});
