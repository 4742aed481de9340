import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { careerEducationFields } from '@/schemas/member-fields';
import { assessReply } from '@/scripts/check-origin/assess-reply';
import { declarationOf, declarationsOf, readDeclarations } from '@/scripts/check-origin/declarations';
import { differences } from '@/scripts/check-origin/part-checks';
import { pathsOf, readWithNotes, type SpecRead } from '@/tests/setup/spec-readers';

/** Returns what the check says about a recorded reply. */
function findingsOf(name: SpecRead, json: unknown) {
  const path = name.split(' ')[1] ?? '';
  const reply = { status: 200, headers: new Headers(), text: '', json };
  const notes = readWithNotes(name, json);
  return assessReply({ method: 'GET', path, params: new URLSearchParams(), reply, notes });
}

const page = (...results: object[]) => ({ count: results.length, next: null, previous: null, results });
const VACANCY = {
  id: 1,
  title: '連結決算',
  status: 'open',
  company_profile: '会計事務所',
  reward: { unit: 'hour', min: 8000, max: null },
  working_days: { min: 1, max: 2 },
  region: '13',
  remote: 'full',
  deadline: '2026-12-01T18:00:00+09:00',
  published_at: '2026-11-01T09:00:00+09:00',
};
const SUMMARIES = 'GET /vacancy-summaries/';
const CHOICES = 'GET /region-choices/';

describe('a recorded reply', () => {
  test('that is read whole works, also with fields that nobody reads', () => {
    expect(findingsOf(SUMMARIES, page(VACANCY))).toEqual([{ state: 'works', detail: '', remedy: '' }]);
    expect(findingsOf(SUMMARIES, page({ ...VACANCY, legacy: { code: 7 } }))).toEqual([
      {
        state: 'works',
        detail: 'サイトが読まない項目：results[].legacy、results[].legacy.code',
        remedy: '',
      },
    ]);
  });

  test.each([
    ['a missing field', { deadline: undefined }, 'defaults', 'ない項目：results[].deadline'],
    [
      'a field of a meaning that no default has',
      { status: undefined, deadline: undefined },
      'missing',
      'サイトに必要で、ない項目：results[].status',
    ],
    [
      'a field with another notation',
      { companyProfile: 'a', company_profile: undefined },
      'missing',
      'サイトに必要で、ない項目：results[].company_profile',
    ],
    [
      'an id that is no whole number',
      { id: 'v-120' },
      'missing',
      '読み取れない項目：results[].id（"v-120"）',
    ],
    [
      'a value that is not understood',
      { reward: { unit: 'hour', min: '8,000円', max: null } },
      'defaults',
      '読み取れない項目：results[].reward.min（"8,000円"）',
    ],
    ['an unknown word', { remote: 'sometimes' }, 'notice', '知らない言葉：results[].remote（"sometimes"）'],
    ['a status in capitals', { status: 'OPEN' }, 'notice', '知らない言葉：results[].status（"OPEN"）'],
    ['tags', { title: '<b>決算</b>' }, 'missing', 'results[].title（"<b>決算</b>"）'],
    ['escaped characters', { company_profile: 'A&amp;B' }, 'missing', 'results[].company_profile'],
  ])('has a finding with its place: %s', (_title, change, state, detail) => {
    const found = findingsOf(SUMMARIES, JSON.parse(JSON.stringify(page({ ...VACANCY, ...change }, VACANCY))));
    const finding = found.find((each) => each.detail.includes(detail));
    expect(finding?.state).toBe(state);
    const [, name] = /results\[\]\.([\w.]+)/.exec(detail) ?? [];
    expect(finding?.remedy).toMatch(
      new RegExp(`schemas/vacancy-fields\\.ts:\\d+（vacancy\\w+Fields\\.${name}）`),
    );
  });

  test('says which rows are left out, and when nothing is usable', () => {
    expect(findingsOf(CHOICES, [{ value: 'a', label: 'A' }, {}]).map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([expect.stringContaining('表示しない行：[]')]),
    );
    expect(findingsOf(CHOICES, { a: 1 })[0]).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('読み取れる内容がありません'),
    });
  });

  test('may have numbers as labels, pairs, pages in place of an array, and nulls that say that there is none', () => {
    for (const json of [[{ value: 'a', label: 1 }], [['a', 'A']], page({ value: 'a', label: 'A' })])
      expect(findingsOf(CHOICES, json)).toMatchObject([{ state: 'works' }]);
    const notes = readWithNotes('GET /seminar-summaries/', page({ id: 1, title: 'a', venue: null }));
    expect(pathsOf(notes, 'missing')).toContain('results[].remaining');
    expect(pathsOf(notes, 'missing')).not.toContain('results[].venue');
  });
});

describe('a recorded member', () => {
  const member = {
    id: 7,
    profile: { family_name: '田中', given_name: '花子' },
    terms_of_use: true,
    activate_at: '2026-11-01T09:00:00+09:00',
  };
  const me = { django_user: { id: 1, email: 'a@example.jp' }, member };
  const detailsOf = (json: unknown) => findingsOf('GET /members/me/', json).map(({ detail }) => detail);

  test('is unknown when the object around it has another name, whose line is named', () => {
    const [finding] = findingsOf('GET /members/me/', { django_user: me.django_user, user: member });
    expect(finding).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('member がありません'),
    });
    const line = Number(/member-fields\.ts:(\d+)/.exec(finding?.remedy ?? '')?.[1]);
    expect(readFileSync('schemas/member-fields.ts', 'utf8').split('\n')[line - 1]).toContain(
      'const MEMBER =',
    );
  });

  test('names only the fields for which a part of it cannot be changed', () => {
    const [refusal] = detailsOf(me).filter((detail) => detail.includes('会員が変更できない内容'));
    expect(refusal).toContain('member.profile.city');
    expect(refusal).not.toMatch(/google_linked|has_password|email_change/);
  });

  test('has its account fields reported, which no form changes', () => {
    const { terms_of_use: agreed, ...others } = member;
    const details = detailsOf({ django_user: { id: 1, mail: 'a' }, member: { ...others, agreed } });
    const lacking = [
      'member.terms_of_use',
      'django_user.email',
      'member.google_linked',
      'member.has_password',
    ];
    for (const path of [...lacking, 'django_user.mail', 'member.agreed'])
      expect(details.join('\n')).toContain(path);
  });

  test('has the parts named that nobody can change', () => {
    const [finding] = findingsOf('GET /members/me/', { ...me, member: { ...member, licenses: 'cpa' } });
    expect(finding).toMatchObject({
      state: 'missing',
      detail: expect.stringMatching(/変更できない内容.*license/),
    });
  });
});

describe('the record before and after a save', () => {
  const before = { member: { id: 7, profile: { id: 1, city: '港区' }, acquired_on: '2011-04' } };

  test('is the same when the API has stored a part again under another id, and a month as its first day', () => {
    const after = { member: { id: 7, profile: { id: 2, city: '港区' }, acquired_on: '2011-04-01' } };
    expect(differences(before, after)).toEqual([]);
  });

  test('differs when the member or a value is another', () => {
    const after = { member: { id: 8, profile: { id: 1, city: '' }, acquired_on: '2011-05-01' } };
    expect(differences(before, after)).toEqual(['member.id', 'member.profile.city', 'member.acquired_on']);
  });
});

describe('the line of a field', () => {
  test('is that of its own declaration, for every field', () => {
    const fields = [...readDeclarations().keys()];
    expect(fields.length).toBeGreaterThan(150);
    const wrong = fields.filter((field) => {
      const [, file = '', line] = /^(schemas\/[\w-]+\.ts):(\d+)/.exec(declarationOf(field)) ?? [];
      const text =
        file &&
        readFileSync(file, 'utf8')
          .split('\n')
          .slice(Number(line) - 1)
          .join(' ');
      const last = field.at.split('.').at(-1);
      // A declaration may have its path in the line below.
      return !new RegExp(`^[^;}]*?at(?:\\(\\s*|: )['\`][^'\`]*\\b${last}['\`]`).test(text);
    });
    // The skills of a request are declared again with another path, and the fields of every reward in schemas/wire.ts.
    const skills = 'skill_category_information.formData';
    const others = [`${skills}.skills`, `${skills}.abilities`, 'unit', 'min'];
    expect(wrong.map(({ at }) => at)).toEqual(others);
  });

  test('tells fields of the same name from each other', () => {
    const line = (path: string) => Number(/:(\d+)/.exec(declarationsOf(careerEducationFields, [path]))?.[1]);
    const lines = readFileSync('schemas/member-fields.ts', 'utf8').split('\n');
    for (const [path, table] of [
      ['careers.0.started_on', 'careerFields'],
      ['educations.2.started_on', 'educationFields'],
    ] as const) {
      const start = lines.findLastIndex((text, index) => index < line(path) && /^\S.*\{$/.test(text));
      expect(lines[start]).toContain(`const ${table} =`);
    }
  });
});
