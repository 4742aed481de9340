import { describe, expect, test } from 'vitest';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import {
  abilitiesSchema,
  categoriesSchema,
  choicesSchema,
  skillCategoryInformationSchema,
  skillsSchema,
} from '../setup/wire-schemas';

const api = setUpTestApi();

const PATH = '/skill-category-informations/';
const FORM = {
  skills: [
    { skill: 3, level: 2 },
    { skill: 1, level: 3 },
  ],
  abilities: [5, 2],
};

describe('GET /skills/ and /abilities/', () => {
  test('without a login, every skill has a category and every category has skills', async () => {
    const skills = skillsSchema.parse(await jsonOf(await api.agent().get('/skills/')));
    const categories = categoriesSchema.parse(await jsonOf(await api.agent().get('/categories/')));
    expect(skills.length).toBeGreaterThanOrEqual(60);
    expect(new Set(skills.map(({ category }) => category))).toEqual(new Set(categories.map(({ id }) => id)));
    const abilities = abilitiesSchema.parse(await jsonOf(await api.agent().get('/abilities/')));
    expect(abilities.length).toBeGreaterThanOrEqual(20);
  });
});

describe('a member saves skills', () => {
  test('repeated and concurrent POSTs create one record, shown in /members/me/ in the chosen order', async () => {
    const browser = await api.logInAs(await api.createMember());
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => browser.post(PATH, { formData: FORM })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
    const records = await Promise.all(responses.map(jsonOf));
    expect(new Set(records.map((record) => skillCategoryInformationSchema.parse(record).id)).size).toBe(1);
    const me = await jsonOf(await browser.get('/members/me/'));
    expect(me.member.skill_category_information).toEqual({ id: records[0].id, formData: FORM });
  });

  test('PATCH replaces everything, a repeat changes nothing, and both calls may have a message (spec §3)', async () => {
    const browser = await api.logInAs(await api.createMember());
    const message = '業務スキルが変更されました。';
    const { id } = await jsonOf(await browser.post(PATH, { formData: FORM, message }));
    const changed = { skills: [{ skill: 9, level: 1 }], abilities: [] };
    for (let time = 0; time < 2; time += 1) {
      const response = await browser.patch(`${PATH}${id}/`, { formData: changed, message });
      expect([response.status, await jsonOf(response)]).toEqual([200, { id, formData: changed }]);
    }
  });

  test("returns 404 for another member's record, and changes nothing", async () => {
    const owner = await api.logInAs(await api.createMember());
    const { id } = await jsonOf(await owner.post(PATH, { formData: FORM }));
    const other = await api.logInAs(await api.createMember());
    const empty = { formData: { skills: [], abilities: [] } };
    expect((await other.patch(`${PATH}${id}/`, empty)).status).toBe(404);
    await other.post(PATH, empty);
    expect((await other.patch(`${PATH}${id}/`, empty)).status).toBe(404);
    const me = await jsonOf(await owner.get('/members/me/'));
    expect(me.member.skill_category_information.formData).toEqual(FORM);
  });

  test.each([
    ['an unknown skill', { skills: [{ skill: 9999, level: 1 }], abilities: [] }, 'formData.skills'],
    ['an unknown ability', { skills: [], abilities: [9999] }, 'formData.abilities'],
    [
      "an id outside the column's range",
      { skills: [{ skill: 2 ** 40, level: 1 }], abilities: [] },
      'formData.skills',
    ],
    ['a skill twice', { skills: [FORM.skills[0], FORM.skills[0]], abilities: [] }, 'formData.skills'],
    ['level 4', { skills: [{ skill: 1, level: 4 }], abilities: [] }, 'formData.skills.0.level'],
  ])('rejects %s with 400 at its field', async (_case, formData, field) => {
    const browser = await api.logInAs(await api.createMember());
    const response = await browser.post(PATH, { formData });
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toHaveProperty([field]);
  });
});

test.each([
  ['certification', 12, 'cpa'],
  ['hope-workstyle', 5, 'freelance'],
  ['current-workstyle', 5, 'independent'],
  ['withdraw-reason', 5, 'no_match'],
  ['region', 47, '13'],
])(
  'GET /%s-choices/ without a login returns at least %i pairs with unique values and labels, one of them %s',
  async (name, least, known) => {
    const response = await api.agent().get(`/${name}-choices/`);
    expect(response.status).toBe(200);
    const choices = choicesSchema.parse(await jsonOf(response));
    expect(choices.length).toBeGreaterThanOrEqual(least);
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
    expect(choices.map(({ value }) => value)).toContain(known);
  },
);
