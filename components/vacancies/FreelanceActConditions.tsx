import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Badge } from '@/components/ui/feedback/Badge';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { getFreelanceActConditions } from '@/lib/vacancies/freelance-act-conditions';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { below, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Shows what a vacancy states of each condition of the freelance act, and what to ask otherwise (decision 0138). */
export function FreelanceActConditions({ vacancy }: { vacancy: Vacancy }) {
  const conditions = getFreelanceActConditions(vacancy);
  const statedCount = conditions.filter(({ stated }) => stated !== null).length;
  const areAllStated = statedCount === conditions.length;
  return (
    <LedgerSection title="取引条件">
      <Table className={areAllStated ? 'all-stated' : undefined}>
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">募集の記載</th>
            {!areAllStated && <th scope="col">面談で確認すること</th>}
          </tr>
        </thead>
        <tbody>
          {conditions.map(({ id, label, stated, question }) => (
            <tr key={id} className={stated === null ? undefined : 'stated'}>
              <th scope="row">{label}</th>
              {stated === null ? (
                <>
                  <td>
                    <Badge tone="question">未記載</Badge>
                  </td>
                  <td>
                    <NoBreak text={question} />
                  </td>
                </>
              ) : (
                <td colSpan={areAllStated ? undefined : 2}>
                  <NoBreak text={stated} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>
        {areAllStated && 'すべて記載されています。'}
        {!areAllStated && statedCount > 0 && <PhoneOnly>ほか{statedCount}項目は記載あり。</PhoneOnly>}
        フリーランス法第3条の明示事項による目安で、法律上の助言ではありません。契約のときに書面で示されます。
      </Note>
    </LedgerSection>
  );
}

/* A phone lists what is not stated. The other rows repeat the page, and paper has them all. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.small};
  line-height: ${theme.lineHeight.row};
  word-break: auto-phrase;

  th,
  td {
    padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[1]} 0;
    border-block-end: ${theme.border.regular};
    text-align: start;
    font-weight: 400;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  tbody > tr {
    height: 2.3125rem;
  }

  th {
    color: ${theme.color.textSecondary};
  }

  thead th {
    font-size: ${theme.text.caption};
  }

  tr {
    break-inside: avoid;
  }

  ${media.md} {
    th:first-child {
      width: 12rem;
    }

    td:nth-child(2) {
      width: 15rem;
    }
  }

  @media screen {
    ${below.md} {
      &:not(.all-stated) :is(thead, .stated, td:nth-child(3)) {
        display: none;
      }

      &:not(.all-stated) th {
        color: ${theme.color.textPrimary};
      }

      &:not(.all-stated) td:nth-child(2) {
        padding-inline-end: 0;
        text-align: end;
      }
    }
  }
`;

const Note = styled.p`
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
`;

const PhoneOnly = styled.span`
  ${media.md} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
