import type { DescriptionListItem } from '@/components/ui/data/DescriptionList';
import { dayTimeText, fullDayText } from '@/lib/dates';
import { labelOf, UNREADABLE_TEXT } from '@/lib/labels';
import { placeText } from '@/lib/place-text';
import { hourlyRateText } from '@/lib/vacancies/hourly-rate';
import { remoteLabels, rewardText, UNKNOWN_TEXT, workingDaysText } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';

const joinKnown = (separator: string, ...texts: (string | null)[]): string =>
  texts.filter((text) => text && text !== UNKNOWN_TEXT).join(separator);

/**
 * Returns the rows of 募集条件, the ones that users need most first, without those that the API does not return.
 * @param isBrief leaves out the deadline, which is beside the button and in the list
 */
export function getVacancyTerms(vacancy: Vacancy, isBrief = false): DescriptionListItem[] {
  const workplace = placeText(vacancy.region, vacancy.place);
  const { reward, starts_on, deadline } = vacancy;
  const rewardDetail = rewardText(reward);
  const items: DescriptionListItem[] = [
    {
      term: '報酬',
      detail:
        rewardDetail === UNKNOWN_TEXT || rewardDetail === UNREADABLE_TEXT
          ? ''
          : joinKnown(' ', `${rewardDetail}（税別）`, hourlyRateText(vacancy)),
      isEmphasized: true,
    },
    { term: '稼働', detail: joinKnown('・', workingDaysText(vacancy.working_days), vacancy.hours) },
    { term: '勤務地', detail: joinKnown('／', workplace, labelOf(remoteLabels, vacancy.remote)) },
    { term: '期間', detail: joinKnown('', starts_on && `${fullDayText(starts_on)}から`, vacancy.duration) },
    { term: '選考', detail: vacancy.selection },
    { term: '締切', detail: isBrief ? '' : deadline && `${dayTimeText(deadline)}まで` },
  ];
  return items.filter(({ detail }) => detail !== '');
}
