import type { DescriptionListItem } from '@/components/ui/data/DescriptionList';
import { dayTimeText, fullDayText } from '@/lib/dates';
import { remoteLabels, rewardText, workingDaysText } from '@/lib/vacancy-text';
import { prefectures } from '@/schemas/prefectures';
import type { Vacancy } from '@/schemas/vacancies';

/** Returns the rows of 募集条件, the ones that users need most first. */
export function getVacancyTerms(vacancy: Vacancy): DescriptionListItem[] {
  const workplace = `${prefectures[vacancy.region] ?? ''}${vacancy.place ?? ''}`;
  return [
    { term: '報酬', detail: `${rewardText(vacancy.reward)}（税別）`, isEmphasized: true },
    { term: '稼働', detail: `${workingDaysText(vacancy.working_days)}・${vacancy.hours}` },
    { term: '勤務地', detail: [workplace, remoteLabels[vacancy.remote]].filter(Boolean).join('／') },
    { term: '期間', detail: `${fullDayText(vacancy.starts_on)}から ${vacancy.duration}` },
    { term: '選考', detail: vacancy.selection },
    { term: '締切', detail: `${dayTimeText(vacancy.deadline)} まで` },
    { term: '公開日', detail: fullDayText(vacancy.published_at) },
  ];
}
