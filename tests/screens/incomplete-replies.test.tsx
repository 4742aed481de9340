import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { jsonOf } from '@/tests/setup/agent';
import type { TestMember } from '@/tests/setup/api';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { buildColumn, createOpenSeminar } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, save, user, wholeText } from '@/tests/setup/user';

const site = setUpSite();
let member: TestMember;
beforeAll(async () => {
  const applicant = await createApplicant(site.api);
  member = applicant.member;
  const { browser } = applicant;
  await browser.post('/vacancy-applications/', buildEntry(await createOpenVacancy(site.api)));
  await browser.post('/applications/', { seminar: await createOpenSeminar(site.api.db) });
  await importColumn(site.api.db, buildColumn());
});

/** Changes the rows of a list of the API. */
const changeRows = (call: string, change: (rows: Record<string, unknown>[]) => unknown[]) =>
  site.use(
    http.get(`*/api/v3/public${call}`, async ({ request }) => {
      const body = await jsonOf(await site.answer(request));
      return HttpResponse.json(
        Array.isArray(body) ? change(body) : { ...body, results: change(body.results) },
      );
    }),
  );

describe('a list of which the site cannot read a row', () => {
  it.each([
    ['/', '/vacancy-summaries/'],
    ['/', '/seminar-summaries/'],
    ['/vacancy/', '/vacancies/'],
    ['/seminar/', '/seminar-summaries/'],
    ['/conference', '/seminar-summaries/'],
    ['/column', '/columns/'],
    ['/column/tag/133/', '/columns/'],
    ['/mypage/', '/vacancy-applied/'],
    ['/mypage/', '/applied/'],
    ['/mypage/vacancy/', '/vacancy-applied/'],
    ['/mypage/seminar/', '/applied/'],
    ['/mypage/cpe/', '/applied/'],
    ['/mypage/system/#login-sessions', '/sessions/'],
  ])('at %s says so: %s', async (path, call) => {
    changeRows(call, (rows) => [...rows, { unknown: true }]);
    await site.openAs(member, path);
    expect(await screen.findByText(wholeText(/ほかに表示できないものが1件あります/))).toBeVisible();
  });

  it('says nothing about rows past those of a preview', async () => {
    changeRows('/vacancy-summaries/', ([row]) => [
      ...[1, 2, 3, 4].map((id) => ({ ...row, id })),
      { unknown: true },
    ]);
    await site.open('/');
    expect(await screen.findByText('新着の案件')).toBeVisible();
    expect(screen.queryByText(/表示できないもの/)).not.toBeInTheDocument();
  });
});

type Form = ReturnType<typeof within>;

const LICENSE = { certification: 'cpa', name: '', registration_number: '1', acquired_on: null };
const SKILLS = { skills: [{ skill: 1, level: 2 }], abilities: [1] };

/** For each section of mypage: another change in its form, and what is saved then. */
const SECTIONS = {
  license: {
    title: '資格',
    change: (form: Form) => user.type(form.getByLabelText(/登録番号/), '2'),
    saved: { licenses: [{ ...LICENSE, registration_number: '12' }] },
  },
  skill: {
    title: '業務スキル',
    change: async (form: Form) => {
      await user.type(form.getByLabelText('スキルを探す'), 'IFRS');
      await user.click(form.getByRole('checkbox', { name: 'IFRS導入' }));
      await user.selectOptions(form.getByLabelText('IFRS導入の習熟度'), '1');
    },
    saved: {
      skill_category_information: {
        formData: { ...SKILLS, skills: expect.arrayContaining(SKILLS.skills) },
      },
    },
  },
};

describe('a saved choice that the site cannot read in the list of choices', () => {
  /** Logs a member in who has saved choices, in front of an API with one of them in a form that the site cannot read. */
  const logIn = async (call: string, choice: unknown) => {
    const owner = await site.api.createMember();
    const browser = await site.api.logInAs(owner);
    await browser.patch(`/members/${owner.id}/`, { licenses: [LICENSE] });
    await browser.post('/skill-category-informations/', { formData: SKILLS });
    changeRows(call, (rows) => rows.map((row) => ((row.value ?? row.id) === choice ? {} : row)));
    await site.logIn(owner);
    return browser;
  };

  it.each([
    ['license', '/certification-choices/', 'cpa'],
    ['skill', '/skills/', 1],
    ['skill', '/abilities/', 1],
  ] as const)('stays when the section %s is saved: %s', async (section, call, choice) => {
    const { title, change, saved } = SECTIONS[section];
    const browser = await logIn(call, choice);
    await site.open(`/mypage/?edit=${section}`);
    const form = within(await screen.findByRole('form'));
    await change(form);
    await user.click(form.getByRole('button', { name: '保存する' }));
    await expectToast(`${title}が変更されました。`);
    expect((await jsonOf(await browser.get('/members/me/'))).member).toMatchObject(saved);
  });

  it.each([
    ['/mypage/', '/certification-choices/', 'cpa', /^cpa/],
    ['/mypage/', '/skills/', 1, /^ほかに表示できないものが1件あります$/],
    ['/mypage/', '/abilities/', 1, /^ほかに表示できないものが1件あります$/],
    ['/mypage/?edit=license', '/certification-choices/', 'cpa', /^cpa$/],
    ['/mypage/?edit=skill', '/skills/', 1, /^表示できないスキル/],
  ])('is on %s, although it has no label: %s', async (path, call, choice, text) => {
    await logIn(call, choice);
    await site.open(path);
    // The rows of mypage open in place.
    for (const summary of document.querySelectorAll('main summary h3')) await user.click(summary);
    expect((await screen.findAllByText(wholeText(text))).at(-1)).toBeVisible();
  });
});

describe('leads that the API leaves out', () => {
  const paths = { conference: '/conference', 'media top': '/column/', seminar: '', column: '' };

  beforeAll(async () => {
    paths.seminar = `/seminar/${await createOpenSeminar(site.api.db)}/`;
    const column = buildColumn({ title: '監査法人からの独立' });
    paths.column = `/column/${(await importColumn(site.api.db, column)).id}/`;
  });

  it.each(Object.keys(paths) as (keyof typeof paths)[])(
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
});

describe('facts of a seminar that the API leaves out', () => {
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
});

it('keeps what the member has chosen when the API sends choices as objects and another field is changed', async () => {
  const member = await site.api.createMember();
  const browser = await site.api.logInAs(member);
  const saved = { hope_workstyles: ['side_job'], current_workstyle: 'company', regions: ['13'] };
  await browser.patch(`/members/${member.id}/`, { work_style: saved });
  site.deviate({
    replacedFields: {
      hope_workstyles: [{ value: 'side_job', label: '副業' }],
      current_workstyle: { value: 'company', label: '事業会社に勤務' },
      regions: [{ id: '13', name: '東京都' }],
    },
  });
  await site.openAs(member, '/mypage/?edit=work-style');
  await user.click(await screen.findByText('関東'));
  await user.click(screen.getByRole('checkbox', { name: '神奈川県' }));
  await save();
  await expectToast('働き方が変更されました。');
  const me = await jsonOf(await browser.get('/members/me/'));
  expect(me.member.work_style).toEqual({ ...saved, regions: ['13', '14'] });
});

it('offers regions that the API has numbered itself under none of the areas of prefectures', async () => {
  const regions = ['北海道', '東北', '関東'].map((label, index) => ({ value: index + 1, label }));
  site.respond('get', '*/api/v3/public/region-choices/', 200, regions);
  await site.openAsNewMember('/mypage/?edit=work-style');
  await user.click(await screen.findByText('地域'));
  expect(screen.getByRole('checkbox', { name: '関東' })).toBeVisible();
  expect(screen.queryByText('北海道・東北')).toBeNull();
});

describe('the editor of skills in front of an API whose skills', () => {
  it.each([
    ['have no category', { missingFields: ['category'] }, 'その他のスキル'],
    ['name a category that is not in the list', { replacedFields: { category: 999 } }, 'その他のスキル'],
    [
      'have the category as a record',
      { replacedFields: { category: { id: 1, name: '会計' } } },
      '決算・開示',
    ],
  ])('%s: offers them', async (_title, deviations, group) => {
    site.deviate(deviations);
    await site.openAsNewMember('/mypage/?edit=skill');
    await user.type(await screen.findByLabelText('スキルを探す'), 'IFRS');
    const skills = within(await screen.findByRole('group', { name: group }));
    await user.click(skills.getByRole('checkbox', { name: 'IFRS導入' }));
    await user.selectOptions(skills.getByLabelText('IFRS導入の習熟度'), '1');
    await save();
    await expectToast('業務スキルが変更されました。');
  });
});
