import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';

const site = setUpSite();
const TITLE = '事実のわからないセミナー';

let id: number;
beforeAll(async () => {
  id = await createOpenSeminar(site.api.db, { title: TITLE });
});

function readEvent() {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((data) => data['@type'] === 'Event');
}

async function openSeminar() {
  await site.open(`/seminar/${id}/`);
  await waitFor(() => expect(readEvent()).toBeDefined());
  return readEvent();
}

const getDetail = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

describe('a seminar of which the API leaves out venue, capacity and CPE units', () => {
  const deviations = { missingFields: ['venue', 'capacity', 'remaining', 'cpe_units'] };

  it('shows them as unknown on its page, and leaves the place out of the structured data', async () => {
    site.deviate(deviations);
    const event = await openSeminar();
    expect(['会場', 'CPD', '定員'].map(getDetail)).toEqual(['—', '—', '—']);
    expect(event).not.toHaveProperty('location');
    expect(event).not.toHaveProperty('eventAttendanceMode');
  });

  it.each(['/seminar/', '/', '/conference'])('is not said to be online on %s', async (path) => {
    site.deviate(deviations);
    await site.open(path);
    expect((await screen.findAllByText(TITLE)).length).toBeGreaterThan(0);
    const row = screen.getAllByText(TITLE).map((title) => title.closest('li, section')?.textContent);
    expect(row.join(' ')).not.toMatch(/オンライン|定員なし|対象外/);
  });
});

it('shows a venue that is a text by its name', async () => {
  site.deviate({ replacedFields: { venue: '大手町会議室' } });
  const event = await openSeminar();
  expect(getDetail('会場')).toBe('大手町会議室');
  expect(event.location).toEqual({ '@type': 'Place', name: '大手町会議室' });
});
