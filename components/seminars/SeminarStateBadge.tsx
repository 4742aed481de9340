import { Badge, type BadgeTone } from '@/components/ui/Badge';
import { isClosingSoon, type SeminarState, type SeminarStatus } from '@/schemas/seminar-text';

const looks: Record<SeminarState, { tone: BadgeTone; text: string }> = {
  open: { tone: 'open', text: '受付中' },
  applied: { tone: 'open', text: '申込済' },
  withdrawn: { tone: 'neutral', text: 'キャンセル済' },
  full: { tone: 'neutral', text: '満席' },
  closed: { tone: 'neutral', text: '受付終了' },
  past: { tone: 'neutral', text: '開催終了' },
  'called-off': { tone: 'required', text: '中止' },
};

interface SeminarStateBadgeProps {
  state: SeminarState;
  seminar: { status: SeminarStatus; deadline: string };
  /** When the data was fetched, ms: server and browser then agree. */
  now: number;
}

export function SeminarStateBadge({ state, seminar, now }: SeminarStateBadgeProps) {
  if (state === 'open' && isClosingSoon(seminar, now)) return <Badge tone="warn">締切間近</Badge>;
  return <Badge tone={looks[state].tone}>{looks[state].text}</Badge>;
}
