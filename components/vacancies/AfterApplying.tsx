import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { shortDayText } from '@/lib/dates';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { theme } from '@/styles/theme';

interface AfterApplyingProps {
  vacancy: Vacancy;
  /** The day until which an answer usually comes, YYYY-MM-DD. */
  replyDay: string | undefined;
  /** Whether the member waits for the first step. */
  isWaiting?: boolean;
  /** Whether the steps have marks with a line between them, as beside the text. */
  hasMarks?: boolean;
}

/** How often a step takes place, at its end: 面談2回（経理、開発）. */
const TIMES = /^(.*?)(\d+回)(（[^）]*）)?$/;
const PAPERS = '書類選考';

/** Returns what follows an application, as far as 選考 is a list of steps; otherwise the text itself is the only step. */
function getSteps({ selection, starts_on: startsOn }: Vacancy, replyDay: string | undefined) {
  const texts = selection.split(/\s*→\s*/).filter(Boolean);
  const steps = texts.map((text, index) => {
    if (index === 0 && replyDay)
      return {
        label: text === PAPERS ? `${PAPERS}の結果` : text,
        remark: `目安 ${shortDayText(replyDay)}`,
        isDay: true,
      };
    const [, name, times, detail = ''] = TIMES.exec(text) ?? [];
    return times ? { label: `${name}${detail}`, remark: times } : { label: text, remark: '' };
  });
  if (texts.length < 2) return steps;
  return [...steps, { label: '参画', remark: startsOn ? `${shortDayText(startsOn)}から` : '' }];
}

/** What follows an application. */
export function AfterApplying({
  vacancy,
  replyDay,
  isWaiting = false,
  hasMarks = false,
}: AfterApplyingProps) {
  const List = hasMarks ? MarkedSteps : Steps;
  return (
    <List>
      {getSteps(vacancy, replyDay).map(({ label, remark, ...step }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps can have the same name, and the order never changes
        <li key={index} className={isWaiting && index === 0 ? 'now' : undefined}>
          <span>
            <NoBreak text={label} />
          </span>
          {remark && <span className={'isDay' in step ? 'no-break day' : 'no-break'}>{remark}</span>}
        </li>
      ))}
    </List>
  );
}

const Steps = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
  }
`;

const MarkedSteps = styled.ol`
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space[2]};
    padding-block-start: ${theme.space[1]};
    padding-inline-start: ${theme.space[6]};
    font-size: ${theme.text.small};
  }

  li > span + span {
    color: ${theme.color.textSecondary};
  }

  li > .day,
  .now {
    color: ${theme.color.textPrimary};
    font-weight: 700;
  }

  li::before {
    content: '';
    position: absolute;
    inset: ${theme.space[3]} auto auto 0;
    z-index: 1;
    width: ${theme.size.dotLarge};
    aspect-ratio: 1;
    background: ${theme.color.surface};
    border: ${theme.border.thick};
    border-radius: ${theme.radius.round};
  }

  .now::before {
    background: ${theme.color.primary};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${theme.space[5]} auto -${theme.space[3]} calc(${theme.size.dotLarge} / 2);
    border-inline-start: ${theme.border.strong};
  }
`;
