import { memberUpdateSchema } from '@/schemas/members';
import type { Db } from '@/server/db/client';
import { replaceEducations } from '@/server/members/history';
import { updateMember } from '@/server/members/update';
import { saveSkills } from '@/server/skills/service';

const EDUCATIONS = [
  {
    school: '青葉大学',
    faculty: '商学部 会計学科',
    started_on: '2007-04',
    ended_on: '2011-03',
    is_withdrawn: false,
  },
];

const SKILLS = {
  skills: [
    { skill: 1, level: 3 as const },
    { skill: 2, level: 3 as const },
    { skill: 6, level: 3 as const },
    { skill: 4, level: 2 as const },
    { skill: 14, level: 2 as const },
    { skill: 19, level: 3 as const },
    { skill: 25, level: 2 as const },
    { skill: 30, level: 1 as const },
  ],
  abilities: [1, 2, 5, 11, 15],
};

/** Completes the profile of the member whose page is to show everything. */
export async function addDemoProfile(tx: Db, memberId: number, availableFrom: string): Promise<void> {
  // Through the schema, as a form would send it.
  const update = memberUpdateSchema.parse({
    profile: {
      family_name: '佐藤',
      given_name: '明子',
      family_name_kana: 'サトウ',
      given_name_kana: 'アキコ',
      birth_date: '1988-06-14',
      phone: '0300000000',
      zip: '1500002',
      prefecture: '13',
      city: '渋谷区',
      address_line: '渋谷0-0-0',
      building: 'デモビル502',
    },
    licenses: [
      { certification: 'cpa', name: '', registration_number: '00000', acquired_on: '2015-09' },
      { certification: 'tax_accountant', name: '', registration_number: '000000', acquired_on: '2019-06' },
      { certification: 'cia', name: '', registration_number: '', acquired_on: '2017-11' },
    ],
    work_style: {
      hope_workstyles: ['freelance', 'part_time_audit', 'adviser'],
      current_workstyle: 'independent',
      regions: ['13', '14', '11'],
    },
    conditions: {
      status: 'considering',
      available_from: availableFrom,
      desired_days: [2, 3],
      desired_reward: { unit: 'hour', min: 8000 },
      remote: 'partial',
      note: '3月と5月は既存の支援先の決算があるため、週2日までを希望します。',
    },
  });
  await updateMember(tx, memberId, update);
  await replaceEducations(tx, memberId, EDUCATIONS);
  await saveSkills(tx, memberId, SKILLS);
}
