import { describe, expect, it } from 'vitest';
import { careerEducationFormSchema } from '@/schemas/career-education';
import { careerEducationFields, readMe, type SentMe } from '@/schemas/member-fields';
import { partRequest, withoutPicture } from '@/schemas/member-requests';
import { changesOf } from '@/schemas/record-changes';

const job = (company: string, more: object = {}) => ({
  company,
  position: '',
  started_on: '2012-02',
  ended_on: null,
  description: '',
  ...more,
});

const member = (fields: object) => ({ member: { id: 7, ...fields } });
/** Returns the jobs as the site reads them. */
const read = (...careers: object[]) => readMe(member({ careers, educations: [] })).member.careers;

/** Returns the jobs that a form saves which has changed `filled` to `after`, when the record has `newest`. */
function save(filled: object[], after: object[], newest: object[]) {
  const changes = changesOf(
    careerEducationFields,
    { careers: filled },
    { careers: after },
    { careers: newest },
  );
  const sent = partRequest(member({}), 'career', changes.values).body.careers;
  return { sent, isOverwritten: changes.overwritten.length > 0 };
}

describe('a list that was changed in another tab meanwhile', () => {
  const [a, b] = read(job('A'), job('B')) as [object, object];

  it('keeps what the other tab has added, also when this form has added something', () => {
    const newest = read(job('A'), job('B'), job('C'));
    expect(save([a, b], [a, b, job('D')], newest)).toEqual({
      sent: [job('A'), job('B'), job('C'), job('D')],
      isOverwritten: false,
    });
  });

  it('does not bring back what the other tab has removed', () => {
    const changed = { ...b, position: '監査' };
    expect(save([a, b], [a, changed], read(job('B'))).sent).toEqual([job('B', { position: '監査' })]);
  });

  it('loses only what this form has removed', () => {
    expect(save([a, b], [b], read(job('A'), job('B'), job('C'))).sent).toEqual([job('B'), job('C')]);
  });

  it('has one job when both tabs have added the same, or the reply of the first attempt was lost', () => {
    expect(save([a], [a, job('D')], read(job('A'), job('D')))).toEqual({
      sent: [job('A'), job('D')],
      isOverwritten: false,
    });
    const renamed = { ...a, company: '新A' };
    expect(save([a], [renamed], read(job('新A')))).toEqual({ sent: [job('新A')], isOverwritten: false });
  });

  it('has both changes of one job, and the later of two changes of one field', () => {
    const changed = { ...a, description: 'この画面' };
    const position = save([a, b], [changed, b], read(job('A', { position: '部長' }), job('B')));
    expect(position).toEqual({
      sent: [job('A', { position: '部長', description: 'この画面' }), job('B')],
      isOverwritten: false,
    });
    const same = save([a, b], [changed, b], read(job('A', { description: '別の画面' }), job('B')));
    expect(same).toEqual({
      sent: [job('A', { description: 'この画面' }), job('B')],
      isOverwritten: true,
    });
  });

  it('recognizes a job by the id that the API sends, whatever was changed of it', () => {
    const filled = read(job('A', { id: 1 }), job('B', { id: 2 }));
    const newest = read(job('改名A', { id: 1 }), job('B', { id: 2 }));
    const after = [{ ...filled[0], description: '追記' }, filled[1] as object];
    expect(save(filled, after, newest).sent).toEqual([
      job('改名A', { id: 1, description: '追記' }),
      job('B', { id: 2 }),
    ]);
  });

  it('does not mistake one of two jobs with the same name and start for the other', () => {
    const filled = read(job('A', { position: '甲' }), job('A', { position: '乙' }));
    const after = [filled[0] as object, { ...filled[1], description: '追記' }];
    const newest = read(job('A', { position: '丙' }), job('A', { position: '乙' }));
    expect(save(filled, after, newest).sent).toEqual([
      job('A', { position: '丙' }),
      job('A', { position: '乙', description: '追記' }),
    ]);
    const changed = read(job('A', { position: '丙' }), job('A', { position: '丁' }));
    expect(save(filled, after, changed).sent).toEqual([
      job('A', { position: '丙' }),
      job('A', { position: '丁' }),
      job('A', { position: '乙', description: '追記' }),
    ]);
    const added = [a, b, job('D', { position: '乙' }), job('D', { position: '甲' })];
    expect(save([a, b], added, read(job('A'), job('B'), job('D', { position: '甲' }))).sent).toEqual([
      job('A'),
      job('B'),
      job('D', { position: '甲' }),
      job('D', { position: '乙' }),
    ]);
  });

  it('keeps a job of this form that was renamed elsewhere meanwhile, and says so', () => {
    const changed = { ...a, description: '追記' };
    expect(save([a], [changed], read(job('改名A')))).toEqual({
      sent: [job('改名A'), job('A', { description: '追記' })],
      isOverwritten: true,
    });
  });

  it('has the order of this form when the member has moved a job in it', () => {
    expect(save([a, b], [b, a], read(job('A'), job('B'), job('C'))).sent).toEqual([
      job('B'),
      job('A'),
      job('C'),
    ]);
  });

  it('of single values has what either has chosen, without what this form has removed', () => {
    const { values } = changesOf({}, { days: [2, 3] }, { days: [3, 4] }, { days: [2, 3, 5] });
    expect(values.days).toEqual([3, 5, 4]);
  });
});

describe('the path of a field of a written list', () => {
  const [a, b] = read(job('A'), job('B')) as [object, object];
  const pathsOf = (after: object[], newest: object[]) => {
    const changes = changesOf(
      careerEducationFields,
      { careers: [a, b] },
      { careers: after },
      { careers: newest },
    );
    return [0, 1, 2].map((index) => changes.formPathOf?.(`careers.${index}.company`));
  };

  it('names the row of the form, and only the list for a row that was added elsewhere', () => {
    const changed = { ...b, position: '主任' };
    expect(pathsOf([a, changed], read(job('C'), job('A'), job('B')))).toEqual([
      'careers',
      'careers.0.company',
      'careers.1.company',
    ]);
    expect(pathsOf([changed, a], read(job('A'), job('B'), job('C')))).toEqual([
      'careers.0.company',
      'careers.1.company',
      'careers',
    ]);
  });
});

it('sends a school that nobody has changed as it came', () => {
  const school = (name: string) => ({
    school: name,
    faculty: '',
    started_on: '2010-04',
    ended_on: null,
    is_withdrawn: true,
  });
  const educations = [school('青葉大学'), school('若葉大学')];
  const filled = readMe(member({ careers: [], educations })).member.educations;
  const parse = (rows: object[]) =>
    careerEducationFormSchema.parse({ careers: [], educations: rows }).educations;
  const changes = changesOf(
    careerEducationFields,
    { educations: parse(filled) },
    { educations: parse([filled[0] as object, { ...filled[1], faculty: '商学部' }]) },
    { educations: parse(filled) },
  );
  expect(partRequest(member({}), 'career', changes.values).body.educations).toEqual([
    educations[0],
    { ...educations[1], faculty: '商学部' },
  ]);
});

describe('a write', () => {
  it.each([
    [
      'conditions',
      { note: '新' },
      { conditions: { note: '旧', desired_days: [2], memo: 'x' } },
      'conditions',
    ],
    ['receive', { allow_news: true }, { receive: { allow_news: null, allow_vacancy: true } }, 'receive'],
    [
      'work-style',
      { regions: ['13'] },
      { work_style: { regions: [], hope_workstyles: ['a'] } },
      'work_style',
    ],
    [
      'profile',
      { city: '港区' },
      { profile: { city: '', birth_date: '1985/01/02', nickname: 'x' } },
      'profile',
    ],
  ] as const)(
    'of %s sends the object whole, as it was read, with the change',
    (part, change, record, name) => {
      const before = structuredClone(record) as Record<string, object>;
      expect(partRequest(member(record), part, change).body).toEqual({
        [name]: { ...before[name], ...change },
      });
      expect(record).toEqual(before);
    },
  );

  it('of the profile has the picture, and none where the API has refused it', () => {
    const profile = { city: '', profile_image: 'https://api.example/media/1.webp' };
    const sent = member({ profile });
    const bodyOf = (record: SentMe) => partRequest(record, 'profile', { city: '港区' }).body;
    expect(bodyOf(sent)).toEqual({ profile: { ...profile, city: '港区' } });
    expect(bodyOf(withoutPicture(sent))).toEqual({ profile: { city: '港区' } });
  });

  it('of one skill sends the others, the abilities and what is not declared', () => {
    const formData = { skills: [{ skill: 1, level: { value: 2 }, since: 2019 }], abilities: [4], note: 'x' };
    const sent = member({ skill_category_information: { id: 3, formData } });
    const [skill] = readMe(sent).member.skill_category_information?.formData.skills ?? [];
    const { body } = partRequest(sent, 'skill', { skills: [skill, { skill: 9, level: 1 }] });
    expect(body).toEqual({
      formData: {
        ...formData,
        skills: [
          { ...formData.skills[0], level: 2 },
          { skill: 9, level: 1 },
        ],
      },
    });
  });

  it('returns a row as it came, with what has changed, and a choice with its label as its value', () => {
    const row = { certification: { value: 'cpa', label: '会計士' }, name: '', registration_number: '1' };
    const sent = { ...row, acquired_on: '2014-11-20', expires_on: '2030-01-01', id: 'v-1' };
    const [license] = readMe(member({ licenses: [sent] })).member.licenses;
    const { body } = partRequest(member({}), 'license', {
      licenses: [{ ...license, registration_number: '2' }],
    });
    expect(body.licenses).toEqual([{ ...sent, certification: 'cpa', registration_number: '2' }]);
  });

  it('keeps what the API knows of a reward beside its amount', () => {
    const sent = member({ conditions: { desired_reward: { unit: 'month', min: 1, tax: 'out' } } });
    const { body } = partRequest(sent, 'conditions', { desired_reward: { unit: 'hour', min: 8000 } });
    expect(body.conditions).toEqual({ desired_reward: { unit: 'hour', min: 8000, tax: 'out' } });
  });
});
