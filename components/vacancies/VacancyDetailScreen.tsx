import styled from 'styled-components';
import { BreadcrumbJsonLd } from '@/components/site/BreadcrumbJsonLd';
import { PageHead } from '@/components/site/PageHead';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useVacancy } from '@/hooks/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/schemas/vacancy-text';
import { media } from '@/styles/mixins';
import { ApplyPanel } from './ApplyPanel';
import { VacancyBody } from './VacancyBody';
import { VacancyJsonLd } from './VacancyJsonLd';
import { VacancyTitle } from './VacancyTitle';

const TRAIL = [{ label: '案件一覧', href: '/vacancy/' }];

interface VacancyDetailScreenProps {
  id: number;
  titlePhrases: string[];
}

export function VacancyDetailScreen({ id, titlePhrases }: VacancyDetailScreenProps) {
  const query = useVacancy(id);
  const vacancy = query.data;

  return (
    <Page>
      <QueryNotice query={query} subject="案件" />
      {query.isPending && <Skeleton lines={8} />}
      {vacancy && (
        <>
          <PageHead
            title={vacancy.title}
            description={`${rewardText(vacancy.reward)}・${workingDaysText(vacancy.working_days)}・${workplaceText(vacancy)}。${vacancy.description.replaceAll('\n', '').slice(0, 80)}…`}
            path={`/vacancy/${id}/`}
          />
          <VacancyJsonLd vacancy={vacancy} />
          <BreadcrumbJsonLd trail={TRAIL} current={vacancy.title} />
          <Breadcrumb trail={TRAIL} current={vacancy.title} />
          <VacancyTitle vacancy={vacancy} titlePhrases={titlePhrases} now={query.dataUpdatedAt} />
          <Columns>
            <VacancyBody vacancy={vacancy} />
            <Side>
              <ApplyPanel vacancy={vacancy} />
            </Side>
          </Columns>
        </>
      )}
    </Page>
  );
}

const Page = styled.article`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.space[4]} ${theme.space[16]}`};
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.panelWide};
    align-items: start;
  }
`;

/* Within reach without scrolling back: beside the text on a desktop, below the facts' end on a phone. */
const Side = styled.div`
  position: sticky;
  inset-block: auto 0;
  z-index: ${({ theme }) => theme.layer.sticky};

  ${media.lg} {
    inset-block: ${({ theme }) => theme.space[6]} auto;
  }
`;
