import { labelOf } from '@/lib/labels';
import { remotePreferenceLabels } from '@/lib/members/work-style-text';
import { regionText } from '@/lib/place-text';
import { remoteLabels } from '@/lib/vacancies/vacancy-text';
import { isUnknown } from '@/schemas/fields';
import { prefectureCode, prefectures } from '@/schemas/prefectures';
import { type FitRule, gap, match, NOT_STATED, question } from './fit-types';

/** The desired regions that a value names. */
const MAX_REGIONS = 3;

/** How much of the work is remote, from none to all. */
const REMOTE_ORDER: readonly string[] = ['none', 'partial', 'full'];

/**
 * Compares how much remote work is possible with the preference of the member. A member who accepts office work has no
 * remote preference.
 */
export const compareRemote: FitRule = ({ conditions }, vacancy) => {
  if (isUnknown(vacancy, 'remote')) return [];
  const { remote } = vacancy;
  const desired = conditions?.remote;
  if (!desired)
    return remote
      ? [gap('conditions', 'リモートの希望を入力すると、案件のリモートの可否と照らし合わせます。')]
      : [];
  if (desired === 'none') return [];
  const own = labelOf(remotePreferenceLabels, desired);
  if (!REMOTE_ORDER.includes(remote)) return [question('リモート', NOT_STATED, own)];
  const offer = labelOf(remoteLabels, remote);
  return REMOTE_ORDER.indexOf(remote) >= REMOTE_ORDER.indexOf(desired)
    ? [match('リモート', offer, own, `${offer}（${own}）`)]
    : [question('リモート', offer, own)];
};

/** A wished region has the value of its choice: a code of a prefecture, or a name. */
const desiredRegionText = (region: string): string => regionText(prefectureCode(region));

function regionsText(regions: readonly string[]): string {
  const names = regions.slice(0, MAX_REGIONS).map(desiredRegionText).join('、');
  return regions.length > MAX_REGIONS ? `${names}など` : names;
}

/** Returns whether a text is the code or the name of a prefecture. */
const isPrefecture = (region: string): boolean => Object.hasOwn(prefectures, prefectureCode(region));

/**
 * Compares the place of work with the desired regions. It does not matter for work that is all remote. Whether a region
 * that an API has named itself, such as 関東, contains the place is not known.
 */
export const compareRegion: FitRule = ({ regions }, vacancy) => {
  if (isUnknown(vacancy, 'region')) return [];
  const { region, remote } = vacancy;
  if (remote === 'full' || !regions) return [];
  if (regions.length === 0)
    return region ? [gap('work-style', '希望の地域を入力すると、案件の勤務地と照らし合わせます。')] : [];
  const own = regionsText(regions);
  if (!region) return [question('勤務地', NOT_STATED, own)];
  const offer = regionText(region);
  if (regions.some((desired) => desiredRegionText(desired) === offer)) return [match('勤務地', offer, own)];
  return [region, ...regions].every(isPrefecture) ? [question('勤務地', offer, own)] : [];
};
