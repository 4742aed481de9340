import { Badge, type BadgeTone } from '@/components/ui/Badge';
import { type VacancyStanding, type VacancyStatus, vacancyStanding } from '@/schemas/vacancy-text';

const looks: Record<VacancyStanding, { tone: BadgeTone; text: string }> = {
  open: { tone: 'open', text: '募集中' },
  'closing-soon': { tone: 'warn', text: '締切間近' },
  closed: { tone: 'neutral', text: '募集終了' },
};

interface VacancyStandingBadgeProps {
  vacancy: { status: VacancyStatus; deadline: string };
  /** When the data was fetched, ms: server and browser then agree. */
  now: number;
}

export function VacancyStandingBadge({ vacancy, now }: VacancyStandingBadgeProps) {
  const { tone, text } = looks[vacancyStanding(vacancy, now)];
  return <Badge tone={tone}>{text}</Badge>;
}
