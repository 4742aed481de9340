import { NoBreak } from '@/components/ui/data/NoBreak';
import { shortDayText } from '@/lib/dates';
import type { Vacancy } from '@/schemas/vacancy-fields';

interface AfterApplyingProps {
  vacancy: Vacancy;
  /** The day until which an answer usually comes, YYYY-MM-DD. */
  replyDay: string | undefined;
  /** Whether the member waits for the first step. */
  isWaiting?: boolean;
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

/** What follows an application, in the style of the surrounding page. */
export function AfterApplying({ vacancy, replyDay, isWaiting = false }: AfterApplyingProps) {
  return (
    <ol className="flow">
      {getSteps(vacancy, replyDay).map(({ label, remark, ...step }, index) => (
        <li key={label} className={isWaiting && index === 0 ? 'now' : undefined}>
          <span>
            <NoBreak text={label} />
          </span>
          {remark && <span className={'isDay' in step ? 'no-break day' : 'no-break'}>{remark}</span>}
        </li>
      ))}
    </ol>
  );
}
