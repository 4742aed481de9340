import { Check } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { LongNote } from '@/components/ui/data/Text';
import { Badge } from '@/components/ui/feedback/Badge';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { MEMBER_SECTIONS } from '@/config/sections';
import { useFitProfile } from '@/hooks/vacancy-fit';
import { type VacancyFit as Fit, getVacancyFit } from '@/lib/vacancies/vacancy-fit';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { largeText } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancyFitProps {
  vacancy: Vacancy;
  /** Renders the block in the style of the surrounding page. */
  renderSection: (title: string, content: ReactNode) => ReactNode;
}

/** Compares an open vacancy with the member's profile (decision 0138). Renders nothing while the profile is unknown. */
export function VacancyFit({ vacancy, renderSection }: VacancyFitProps) {
  const profile = useFitProfile();
  if (!profile || vacancy.status !== 'open') return null;
  const fit = getVacancyFit(profile, vacancy);
  return renderSection('合う点と確認したい点', <FitContent {...fit} />);
}

function FitContent({ matches, questions, missing }: Fit) {
  const hasReasons = matches.length + questions.length > 0;
  return (
    <Root>
      {hasReasons && (
        <table>
          <thead>
            <tr>
              <th scope="col">項目</th>
              <th scope="col">この案件</th>
              <th scope="col">あなたの登録</th>
              <th scope="col">
                <span className="visually-hidden">結果</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...matches, ...questions].map(({ kind, subject, offer, own }) => (
              <tr key={`${subject} ${offer} ${own}`}>
                <th scope="row">{subject}</th>
                <td>
                  <NoBreak numbersOnly text={offer} />
                </td>
                <td>
                  <NoBreak numbersOnly text={own} />
                </td>
                <td>
                  {kind === 'match' ? (
                    <>
                      <Icon node={Check} />
                      <span className="visually-hidden">合う</span>
                    </>
                  ) : (
                    <Badge tone="question">確認</Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!hasReasons && (
        <p>
          {missing.length > 0
            ? 'プロフィールを入力すると、この案件と合う点がここに表示されます。'
            : 'この案件には、登録内容と照らし合わせられる記載がありません。'}
        </p>
      )}
      {missing.length > 0 && (
        <Gaps>
          {missing.map(({ section, text }) => (
            <li key={section}>
              {text}
              <TextLink href={`/mypage/?edit=${section}`} standalone>
                {MEMBER_SECTIONS.find(({ id }) => id === section)?.label}を入力する
              </TextLink>
            </li>
          ))}
        </Gaps>
      )}
      {hasReasons && <LongNote>企業には表示されず、選考には影響しません。</LongNote>}
    </Root>
  );
}

/** Matches when the values of both sides fit side by side. The block is in a page and in a preview. */
const WIDE_CONTAINER = '@container (min-width: 34rem)';

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  & > p:first-child {
    padding-block-start: ${theme.space[3]};
  }

  table {
    width: 100%;
    font-size: ${theme.text.small};
    line-height: ${theme.lineHeight.row};
  }

  th,
  td {
    padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} 0;
    border-block-end: ${theme.border.regular};
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  th {
    color: ${theme.color.textSecondary};
    white-space: nowrap;
  }

  thead th {
    font-size: ${theme.text.caption};

    ${largeText} {
      white-space: normal;
    }
  }

  tbody > tr {
    height: 2.3125rem;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }

  td > svg {
    color: ${theme.color.primary};
  }

  :is(th, td):nth-child(2) {
    display: none;

    ${WIDE_CONTAINER} {
      display: table-cell;
      width: 36%;
    }
  }
`;

const Gaps = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.text.small};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
  }
`;
