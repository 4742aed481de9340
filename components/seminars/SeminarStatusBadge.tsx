import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { CLOSING_SOON_TEXT, isClosingSoon } from '@/lib/deadlines';
import { labelOf } from '@/lib/labels';
import type { SeminarDisplayStatus } from '@/lib/seminars/seminar-text';

const BADGES: Record<Exclude<SeminarDisplayStatus, 'applied'>, { tone: BadgeTone; text: string }> = {
  open: { tone: 'open', text: '受付中' },
  'application-cancelled': { tone: 'neutral', text: '取り消し済み' },
  full: { tone: 'neutral', text: '満席' },
  closed: { tone: 'neutral', text: '受付終了' },
  past: { tone: 'neutral', text: '開催終了' },
  cancelled: { tone: 'required', text: '中止' },
};

interface SeminarStatusBadgeProps {
  displayStatus: string;
  seminar: { status: string; deadline: string };
  /**
   * Time at which the data was fetched, in milliseconds since the epoch. It is passed in so that server and browser
   * render the same badge.
   */
  fetchedAt: number;
}

/** Renders nothing for a member who has applied, because a stamp says so. */
export function SeminarStatusBadge({ displayStatus, seminar, fetchedAt }: SeminarStatusBadgeProps) {
  if (displayStatus === 'applied') return null;
  if (displayStatus === 'open' && isClosingSoon(seminar, fetchedAt))
    return <Badge tone="warn">{CLOSING_SOON_TEXT}</Badge>;
  const { tone, text } = BADGES[displayStatus as keyof typeof BADGES] ?? {
    tone: 'neutral',
    text: labelOf({}, displayStatus),
  };
  return <Badge tone={tone}>{text}</Badge>;
}
