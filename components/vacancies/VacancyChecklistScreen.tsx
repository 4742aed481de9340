import styled from 'styled-components';
import { PrintablePage, ScreenOnly } from '@/components/print/PrintablePage';
import { PageHead } from '@/components/shell/PageHead';
import { LongNote } from '@/components/ui/data/LongNote';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { copyText } from '@/hooks/browser/copy-text';
import { useVacancy } from '@/hooks/vacancies';
import { conditionsChecklistText, getFreelanceActConditions } from '@/lib/vacancies/freelance-act-conditions';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { screenOnly, withoutScripts } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** What to ask about a vacancy in the interview, to print or to copy (decision 0138). */
export function VacancyChecklistScreen({ vacancyId }: { vacancyId: number }) {
  const query = useVacancy(vacancyId);
  return (
    <PrintablePage>
      <QueryNotice query={query} subject="案件" />
      {query.isPending && <Skeleton lines={8} />}
      {query.data && <Checklist vacancy={query.data} />}
    </PrintablePage>
  );
}

function Checklist({ vacancy }: { vacancy: Vacancy }) {
  const conditions = getFreelanceActConditions(vacancy);
  const isStated = (wanted: boolean) => conditions.filter(({ stated }) => (stated !== null) === wanted);
  return (
    <>
      <PageHead title={`面談前の確認事項：${vacancy.title}`} noindex />
      <ScreenOnly>
        <Breadcrumb
          items={[
            { label: '案件一覧', href: '/vacancy/' },
            { label: vacancy.title, href: `/vacancy/${vacancy.id}/` },
          ]}
        />
      </ScreenOnly>
      <PageHeading lead={vacancy.title}>面談前の確認事項</PageHeading>
      <ChecklistActions text={conditionsChecklistText(vacancy.title, conditions)} />
      <Sections>
        <Panel title="確認する項目" padded>
          <Items>
            {isStated(false).map(({ id, label, question }) => (
              <li key={id}>
                <Box aria-hidden="true" />
                <span>
                  <strong>{label}</strong>
                  <br />
                  <NoBreak numbersOnly text={question} />
                </span>
              </li>
            ))}
          </Items>
        </Panel>
        <Panel title="募集に記載がある項目" padded>
          <Items>
            {isStated(true).map(({ id, label, stated }) => (
              <li key={id}>
                <Box aria-hidden="true" />
                <span>
                  <strong>{label}</strong>
                  <br />
                  <NoBreak numbersOnly text={stated ?? ''} />
                </span>
              </li>
            ))}
          </Items>
        </Panel>
        <LongNote>
          フリーランス法（特定受託事業者に係る取引の適正化等に関する法律、2024年11月1日施行）第3条により、業務を委託するときに明示が必要な項目です。募集の記載から自動でまとめた目安で、法律上の助言ではありません。
        </LongNote>
      </Sections>
    </>
  );
}

/* The nine conditions fit on one sheet of A4. Chromium moves a grid that does not fit to the next sheet as a whole. */
const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-block-start: ${theme.space[6]};

  @media print {
    display: block;
    margin-block-start: ${theme.space[3]};

    & > * + * {
      margin-block-start: ${theme.space[3]};
    }
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  @media print {
    gap: ${theme.space[2]};
    font-size: ${theme.text.small};
  }

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[3]};
    break-inside: avoid;
  }
`;

/* To tick on paper. */
const Box = styled.span`
  width: ${theme.size.mark};
  height: ${theme.size.mark};
  margin-block-start: 0.25em;
  border: ${theme.border.control};
`;

/** Prints the page, or copies its list as plain text. Both need a script, so they are not shown without one. */
function ChecklistActions({ text }: { text: string }) {
  return (
    <ActionRow>
      <Button onClick={() => window.print()}>印刷する</Button>
      <Button onClick={() => copyText(text)}>コピーする</Button>
    </ActionRow>
  );
}

const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${screenOnly}

  ${withoutScripts} {
    display: none;
  }
`;
