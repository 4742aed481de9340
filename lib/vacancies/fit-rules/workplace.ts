import { labelOf } from '@/lib/labels';
import { remotePreferenceLabels } from '@/lib/members/work-style-text';
import { remoteLabels } from '@/lib/vacancies/remote-labels';
import { regionText } from '@/lib/vacancies/vacancy-text';
import { prefectureCode } from '@/schemas/replies/prefecture-code';
import { type FitRule, gap, match, question } from './fit-types';

/** The desired regions that a sentence names. */
const MAX_REGIONS = 3;

/** How much of the work is remote, from none to all. */
const REMOTE_ORDER: readonly string[] = ['none', 'partial', 'full'];

/**
 * Compares how much remote work is possible with the preference of the member. A member who accepts office work has no
 * remote preference.
 */
export const compareRemote: FitRule = ({ conditions }, { remote }) => {
  const desired = conditions?.remote;
  if (!desired)
    return remote
      ? [gap('conditions', 'リモートの希望を入力すると、案件のリモートの可否と照らし合わせます。')]
      : [];
  if (desired === 'none') return [];
  const preference = `「${labelOf(remotePreferenceLabels, desired)}」`;
  if (!REMOTE_ORDER.includes(remote))
    return [
      question(
        'リモート',
        `リモートの可否の記載がありません。ご登録の${preference}に合うか確認してください。`,
      ),
    ];
  const offer = labelOf(remoteLabels, remote);
  return REMOTE_ORDER.indexOf(remote) >= REMOTE_ORDER.indexOf(desired)
    ? [match('リモート', `「${offer}」の案件で、ご登録の${preference}に合います。`)]
    : [
        question(
          'リモート',
          `「${offer}」の案件で、ご登録の${preference}と異なります。出社の頻度を確認してください。`,
        ),
      ];
};

/** Wished regions have the values of their choices, which may be numbers. Vacancies have codes of two digits. */
const desiredRegionText = (region: string): string => regionText(prefectureCode(region));

function regionsText(regions: readonly string[]): string {
  const names = regions.slice(0, MAX_REGIONS).map(desiredRegionText).join('、');
  return regions.length > MAX_REGIONS ? `${names}など` : names;
}

/** Compares the place of work with the desired regions. It does not matter for work that is all remote. */
export const compareRegion: FitRule = ({ regions }, { region, remote }) => {
  if (remote === 'full') return [];
  if (regions.length === 0)
    return region ? [gap('work-style', '希望の地域を入力すると、案件の勤務地と照らし合わせます。')] : [];
  const preference = `ご希望の地域（${regionsText(regions)}）`;
  if (!region)
    return [question('勤務地', `勤務地の記載がありません。${preference}に合うか確認してください。`)];
  const offer = `勤務地は${regionText(region)}`;
  return regions.some((desired) => desiredRegionText(desired) === regionText(region))
    ? [match('勤務地', `${offer}で、${preference}に合います。`)]
    : [question('勤務地', `${offer}で、${preference}に入っていません。出社の頻度を確認してください。`)];
};
