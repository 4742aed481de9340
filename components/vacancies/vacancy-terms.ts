import type { DescriptionListItem } from '@/components/ui/data/DescriptionList';
import { fullDayText } from '@/lib/dates';
import { labelOf, UNREADABLE_TEXT } from '@/lib/labels';
import { placeText } from '@/lib/place-text';
import { hourlyRateText } from '@/lib/vacancies/hourly-rate';
import { remoteLabels, rewardText, UNKNOWN_TEXT, workingDaysText } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';

const joinKnown = (separator: string, ...texts: (string | null)[]): string =>
  texts.filter((text) => text && text !== UNKNOWN_TEXT).join(separator);

/**
 * Returns the terms of a preview, the ones that users need most first, without those that the API does not return. The deadline
 * is beside the button and in the list.
 */
export function getVacancyTerms(vacancy: Vacancy): DescriptionListItem[] {
  const workplace = placeText(vacancy.region, vacancy.place);
  const { reward, starts_on } = vacancy;
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
  ];
  return items.filter(({ detail }) => detail !== '');
}
