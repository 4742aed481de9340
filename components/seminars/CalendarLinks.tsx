import { useId } from 'react';
import styled from 'styled-components';
import { Text } from '@/components/ui/data/Text';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { timeText } from '@/lib/dates';
import { calendarLocation } from '@/lib/seminars/seminar-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { theme } from '@/styles/theme';

const toBasicIso = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Adds the seminar to the member's calendar: a file for any calendar, and a link for the most usual service.
 */
export function CalendarLinks({ seminar, onlineUrl }: { seminar: SeminarSummary; onlineUrl: string | null }) {
  const labelId = useId();
  // A calendar needs the times, which an API may leave out.
  if (!timeText(seminar.starts_at) || !timeText(seminar.ends_at)) return null;
  const location = calendarLocation(seminar.venue, onlineUrl);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: seminar.title,
    dates: `${toBasicIso(seminar.starts_at)}/${toBasicIso(seminar.ends_at)}`,
    ctz: 'Asia/Tokyo',
    details: seminar.lead,
    ...(location && { location }),
  });
  return (
    <div>
      <Text $tone="secondary" $size="small" id={labelId}>
        カレンダーに追加
      </Text>
      <Links aria-labelledby={labelId}>
        <li>
          {/* Uses a plain `<a>` because this is a file and the router cannot render it. */}
          <a href={`/seminar/${seminar.id}/calendar.ics`} download={`seminar-${seminar.id}.ics`}>
            ファイル（.ics）
          </a>
        </li>
        <li>
          <TextLink newTab href={`https://calendar.google.com/calendar/render?${google}`}>
            Googleカレンダー
          </TextLink>
        </li>
      </Links>
    </div>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  font-size: ${theme.text.small};

  & > li {
    min-height: ${theme.size.touch};
    align-content: center;
  }
`;
