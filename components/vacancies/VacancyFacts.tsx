import { FactGrid } from '@/components/ui/data/FactGrid';
import { dayText } from '@/lib/dates';
import { rewardText, UNKNOWN_TEXT, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import type { VacancySummary } from '@/schemas/vacancy-fields';

interface VacancyFactsProps {
  vacancy: VacancySummary;
}

export function VacancyFacts({ vacancy }: VacancyFactsProps) {
  return (
    <FactGrid
      columns="2fr 1fr 1.6fr 1.2fr"
      facts={[
        ['報酬', rewardText(vacancy.reward)],
        ['稼働', workingDaysText(vacancy.working_days)],
        ['勤務地', workplaceText(vacancy)],
        ['締切', dayText(vacancy.deadline) || UNKNOWN_TEXT],
      ]}
    />
  );
}
