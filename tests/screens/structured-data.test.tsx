import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { buildColumn, createOpenSeminar, daysFromNow, insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

/** Returns the page’s JSON-LD block of that type, or undefined when there is none. */
const readJsonLd = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((data) => data['@type'] === type);

/** The fields that the documentation of search engines requires or recommends. */
const JOB_FIELDS = [
  'title',
  'description',
  'datePosted',
  'validThrough',
  'employmentType',
  'url',
  'hiringOrganization.name',
  'baseSalary.currency',
  'baseSalary.value.unitText',
];
const EVENT_FIELDS = [
  'name',
  'description',
  'startDate',
  'endDate',
  'eventStatus',
  'eventAttendanceMode',
  'image.0',
  'url',
  'location.@type',
  'organizer.name',
  'performer.0.name',
  'offers.url',
  'offers.price',
  'offers.priceCurrency',
  'offers.availability',
  'offers.validThrough',
];
const ARTICLE_FIELDS = [
  'headline',
  'description',
  'image.0',
  'datePublished',
  'dateModified',
  'mainEntityOfPage',
  'author.name',
  'author.url',
  'publisher.name',
];
/** Without an offset, search engines would interpret the time in their own time zone. */
const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

type Data = Record<string, unknown>;
const getByPath = (data: Data, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Data | undefined)?.[key], data);
const findMissing = (data: Data, paths: string[]) =>
  paths.filter((path) => getByPath(data, path) === undefined || getByPath(data, path) === '');
/** Every breadcrumb needs a position and a name, and all but the last (the page itself) a URL. */
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
  it('open vacancy: JobPosting with location and salary, and a breadcrumb', async () => {
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

  it('remote vacancy paid per project: TELECOMMUTE, without location and salary', async () => {
    await openVacancy({ remote: 'full', rewardUnit: 'project' });
    const job = readJsonLd('JobPosting');
    expect(job).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(job).not.toHaveProperty('jobLocation');
    expect(job).not.toHaveProperty('baseSalary');
  });

  it('closed vacancy: no JobPosting', async () => {
    await openVacancy({ closedAt: new Date() });
    expect(readJsonLd('JobPosting')).toBeUndefined();
  });

  it('vacancy past its deadline: no JobPosting', async () => {
    await openVacancy({ publishedAt: daysFromNow(-40), deadline: daysFromNow(-1) });
    expect(readJsonLd('JobPosting')).toBeUndefined();
  });

  it.each([
    ['at an office', {}],
    ['fully remote', { remote: 'full' as const }],
    ['paid by the hour', { rewardUnit: 'hour' as const }],
  ])('vacancy %s: every field that job search requires', async (_, sample) => {
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

  it('online seminar: Event with times and a virtual location, and a breadcrumb', async () => {
    const event = await openSeminar({ title: '論点の整理' });
    expect(findMissing(event, EVENT_FIELDS)).toEqual([]);
    for (const instant of [event.startDate, event.endDate]) expect(instant).toMatch(INSTANT_PATTERN);
    expect(event).toMatchObject({
      name: '論点の整理',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: expect.stringMatching(/^https?:.+\/seminar\/\d+\/$/) },
    });
    // The meeting URL is visible only to members who have applied.
    expect(JSON.stringify(event)).not.toContain('meet.example.com');
    expect(findInvalidSteps(readJsonLd('BreadcrumbList'))).toEqual([]);
    expect(readJsonLd('BreadcrumbList').itemListElement).toMatchObject([
      { name: 'セミナー一覧' },
      { position: 2, name: '論点の整理' },
    ]);
  });

  it('seminar at a venue: Event with its address', async () => {
    const venue = { venueName: '東京会場', venueAddress: '東京都千代田区丸の内1-1-1', onlineUrl: null };
    const event = await openSeminar(venue);
    expect(findMissing(event, EVENT_FIELDS)).toEqual([]);
    expect(event).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: '東京会場', address: '東京都千代田区丸の内1-1-1' },
    });
  });

  it('cancelled seminar: Event with status EventCancelled and without seats', async () => {
    const event = await openSeminar({ cancelledAt: new Date(), cancelReason: '講師の都合' });
    expect(event.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(event.offers.availability).toBe('https://schema.org/SoldOut');
  });

  it('column: Article by the site, and a breadcrumb through its tag', async () => {
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

  it('top page: Organization of the site', async () => {
    await site.open('/');
    await waitFor(() => expect(readJsonLd('Organization')).toBeDefined());
    expect(readJsonLd('Organization')).toMatchObject({ name: 'カイケイリンク' });
    expect(findMissing(readJsonLd('Organization'), ['url', 'logo'])).toEqual([]);
  });
});
