import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { CLOSING_SOON_TEXT } from '@/lib/deadlines';
import { labelOf } from '@/lib/labels';
import { type VacancyDisplayStatus, vacancyDisplayStatus } from '@/lib/vacancies/vacancy-text';

const BADGES: Record<VacancyDisplayStatus, { tone: BadgeTone; text: string }> = {
  open: { tone: 'open', text: '募集中' },
  'closing-soon': { tone: 'warn', text: CLOSING_SOON_TEXT },
  close: { tone: 'neutral', text: '募集終了' },
};

interface VacancyStatusBadgeProps {
  vacancy: { status: string; deadline: string };
  /**
   * Time at which the data was fetched, in milliseconds since the epoch. It is passed in so that server and browser
   * render the same badge.
   */
  fetchedAt: number;
}

export function VacancyStatusBadge({ vacancy, fetchedAt }: VacancyStatusBadgeProps) {
  const status = vacancyDisplayStatus(vacancy, fetchedAt);
  const { tone, text } = BADGES[status as VacancyDisplayStatus] ?? {
    tone: 'neutral',
    text: labelOf({}, status),
  };
  return <Badge tone={tone}>{text}</Badge>;
}
