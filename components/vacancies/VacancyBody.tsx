import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BulletList } from '@/components/ui/data/List';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Paragraphs } from '@/components/ui/data/Text';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { dayTimeText } from '@/lib/dates';
import { labelOf } from '@/lib/labels';
import { placeText } from '@/lib/place-text';
import { remoteLabels } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { below, largeText, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { AfterApplying } from './AfterApplying';
import { FreelanceActConditions } from './FreelanceActConditions';
import { NameNote } from './NameNote';

interface VacancyBodyProps {
  vacancy: Vacancy;
  /** The day until which an application of today usually gets an answer. */
  replyDay: string | undefined;
  /** Shown below the conditions. */
  children?: ReactNode;
}

/** The hours and what is said about them in parentheses: 1日7〜8時間（時間帯は相談可）. */
const HOURS = /^(.+?)（(.+)）$/;

function Hours({ text }: { text: string }) {
  const [, hours = text, remark] = HOURS.exec(text) ?? [];
  return (
    <>
      <NoBreak text={hours} />
      {remark && (
        <span className="remark">
          {remark.split(/(?<=、)/).map((part) => (
            <span key={part} className="keep-whole">
              <NoBreak text={part} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function getTerms(vacancy: Vacancy, replyDay: string | undefined) {
  const place = placeText(vacancy.region, vacancy.place);
  const remote = labelOf(remoteLabels, vacancy.remote);
  const workplace = place && remote ? `${place}（${remote}）` : place + remote;
  const { hours, requirements, preferred, categories, deadline, selection, status } = vacancy;
  return [
    { term: '稼働時間', detail: hours && <Hours text={hours} /> },
    { term: '勤務地', detail: workplace && <NoBreak text={workplace} /> },
    {
      term: '必須の資格・経験',
      detail: requirements.length > 0 && <BulletList items={requirements} />,
      className: 'list required',
    },
    {
      term: '歓迎する経験',
      detail: preferred.length > 0 && <BulletList items={preferred} />,
      className: 'list',
    },
    { term: '分野', detail: categories.map(({ name }) => name).join('、') },
    { term: '締切', detail: deadline && `${dayTimeText(deadline)}まで`, className: 'paper' },
    {
      term: '応募のあと',
      detail: status === 'open' && (
        <>
          {selection && <AfterApplying vacancy={vacancy} replyDay={replyDay} />}
          <small>
            <NameNote />
          </small>
        </>
      ),
      className: 'without-card',
    },
  ].filter(({ detail }) => Boolean(detail));
}

/** Shows all details that a member needs to decide about the vacancy, beside what its heading and its card say. */
export function VacancyBody({ vacancy, replyDay, children }: VacancyBodyProps) {
  return (
    <>
      <LedgerSection title="募集条件">
        <Terms>
          {getTerms(vacancy, replyDay).map(({ term, detail, className }) => (
            <div key={term} className={className}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </Terms>
      </LedgerSection>
      {children}
      {vacancy.description && (
        <LedgerSection title="業務の内容">
          <Description>
            <Paragraphs text={vacancy.description} />
          </Description>
        </LedgerSection>
      )}
      <FreelanceActConditions vacancy={vacancy} />
    </>
  );
}

/* Phones have the bullets over the whole width. The card says the deadline and what follows in wide windows. */
const Terms = styled.dl`
  ${tabularNumerals}

  & > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0 ${theme.space[3]};
    padding-block: ${theme.space[3]};
    border-block-end: ${theme.border.regular};
    break-inside: avoid;
  }

  dt {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
    word-break: auto-phrase;
  }

  dd {
    word-break: auto-phrase;
  }

  .required > dt {
    color: ${theme.color.primary};
    font-weight: 700;
  }

  .paper {
    display: none;
  }

  .remark,
  small {
    display: block;
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  @media screen {
    ${below.md} {
      .list {
        display: block;
      }
    }
  }

  ${largeText} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${media.md} {
    & > div {
      grid-template-columns: ${theme.size.termColumn} minmax(0, 1fr);
      gap: 0 ${theme.space[4]};
    }

    .remark {
      display: inline;
      margin-inline-start: ${theme.space[3]};
      font-size: ${theme.text.small};
    }
  }

  ${media.lg} {
    .without-card {
      display: none;
    }
  }

  @media print {
    .paper,
    .without-card {
      display: grid;
    }
  }
`;

const Description = styled.div`
  padding-block-start: ${theme.space[3]};
  line-height: 1.85;
`;
