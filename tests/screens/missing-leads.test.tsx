import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { buildColumn } from '../setup/columns';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';

const site = setUpSite();
const paths = { conference: '/conference', 'media top': '/column/', seminar: '', column: '' };

beforeAll(async () => {
  paths.seminar = `/seminar/${await createOpenSeminar(site.api.db)}/`;
  paths.column = `/column/${(await importColumn(site.api.db, buildColumn())).id}/`;
});

test.each(Object.keys(paths) as (keyof typeof paths)[])(
  'nothing is in the place of a lead that the API leaves out: %s',
  async (page) => {
    site.deviate({ nullFields: ['lead'] });
    await site.open(paths[page]);
    const title = page.startsWith('se') || page === 'conference' ? /収益認識/ : /監査法人から/;
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(title));
    expect(screen.getByRole('main').querySelectorAll('p:empty')).toHaveLength(0);
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      expect(script.textContent).not.toContain('"description":""');
  },
);
