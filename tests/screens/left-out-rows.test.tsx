import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { importColumn } from '@/server/columns/import';
import { buildColumn } from '@/tests/setup/columns';
import { expectToast } from '@/tests/setup/toast';
import { jsonOf } from '../setup/agent';
import type { TestMember } from '../setup/api';
import { buildEntry, createApplicant, createOpenVacancy } from '../setup/applications';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';
import { wholeText } from '../setup/whole-text';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

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
    await site.logIn(member);
    await site.open(path);
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
