import { BreadcrumbJsonLd } from '@/components/site/BreadcrumbJsonLd';
import { PageHead } from '@/components/site/PageHead';
import { sharePicture } from '@/components/site/share-picture';
import { ActionPanel } from '@/components/ui/ActionPanel';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { ContentPage } from '@/components/ui/ContentPage';
import { DetailColumns } from '@/components/ui/DetailColumns';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useVacancy } from '@/hooks/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/schemas/vacancy-text';
import { ApplySteps } from './ApplySteps';
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
    <ContentPage as="article">
      <QueryNotice query={query} subject="案件" />
      {query.isPending && <Skeleton lines={8} />}
      {vacancy && (
        <>
          <PageHead
            title={vacancy.title}
            description={`${rewardText(vacancy.reward)}・${workingDaysText(vacancy.working_days)}・${workplaceText(vacancy)}。${vacancy.description.replaceAll('\n', '').slice(0, 80)}…`}
            path={`/vacancy/${id}/`}
            image={sharePicture('vacancy', id)}
          />
          <VacancyJsonLd vacancy={vacancy} />
          <BreadcrumbJsonLd trail={TRAIL} current={vacancy.title} />
          <Breadcrumb trail={TRAIL} current={vacancy.title} />
          <VacancyTitle vacancy={vacancy} titlePhrases={titlePhrases} now={query.dataUpdatedAt} />
          <DetailColumns
            onPhone="below"
            aside={
              <ActionPanel aria-label="応募">
                <ApplySteps vacancy={vacancy} />
              </ActionPanel>
            }
          >
            <VacancyBody vacancy={vacancy} />
          </DetailColumns>
        </>
      )}
    </ContentPage>
  );
}
