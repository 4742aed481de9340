import dynamic from 'next/dynamic';
import { ScreenOnly } from '@/components/print/PrintablePage';
import { BreadcrumbJsonLd } from '@/components/shell/BreadcrumbJsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ActionPanel } from '@/components/ui/layout/ActionPanel';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { ContentWithAside } from '@/components/ui/layout/ContentWithAside';
import { Panel } from '@/components/ui/layout/Panel';
import { partLoading } from '@/components/ui/lazy';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useVacancy } from '@/hooks/vacancies';
import { getShareImage } from '@/lib/share-image';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import { splitCharacters } from '@/schemas/normalize-text';
import { ApplyAction } from './ApplyAction';
import { SimilarVacancies } from './SimilarVacancies';
import { VacancyBody } from './VacancyBody';
import { VacancyJsonLd } from './VacancyJsonLd';
import { VacancyPageHeading } from './VacancyPageHeading';

// Loaded only for members who have applied.
const ApplicationStatus = dynamic(
  () => import('./ApplicationStatus').then((module) => module.ApplicationStatus),
  { loading: partLoading() },
);

// Loaded only for members.
const VacancyFit = dynamic(() => import('./VacancyFit').then((module) => module.VacancyFit), {
  loading: partLoading(),
});

const BREADCRUMB = [{ label: '案件一覧', href: '/vacancy/' }];

interface VacancyDetailScreenProps {
  vacancyId: number;
  titlePhrases: string[];
}

export function VacancyDetailScreen({ vacancyId, titlePhrases }: VacancyDetailScreenProps) {
  const query = useVacancy(vacancyId);
  const vacancy = query.data;
  const isLoggedIn = useIsLoggedIn();

  return (
    <ContentPage as="article">
      <QueryNotice query={query} subject="案件" />
      {query.isPending && <Skeleton lines={8} />}
      {vacancy && (
        <>
          <PageHead
            title={vacancy.title}
            description={`${rewardText(vacancy.reward)}・${workingDaysText(vacancy.working_days)}・${workplaceText(vacancy)}。${splitCharacters(vacancy.description.replaceAll('\n', '')).slice(0, 80).join('')}…`}
            path={`/vacancy/${vacancyId}/`}
            image={getShareImage('vacancy', vacancyId)}
          />
          <VacancyJsonLd vacancy={vacancy} />
          <BreadcrumbJsonLd items={BREADCRUMB} current={vacancy.title} />
          <Breadcrumb items={BREADCRUMB} />
          <VacancyPageHeading vacancy={vacancy} titlePhrases={titlePhrases} fetchedAt={query.dataUpdatedAt} />
          <ContentWithAside
            mobilePlacement="below"
            aside={
              <ActionPanel aria-label="応募">
                <ApplyAction vacancy={vacancy} ApplicationStatus={ApplicationStatus} />
              </ActionPanel>
            }
          >
            <VacancyBody vacancy={vacancy}>
              {isLoggedIn && (
                <VacancyFit
                  vacancy={vacancy}
                  renderSection={(title, content) => (
                    // Others may see the print, and the comparison is the member's own.
                    <ScreenOnly>
                      <Panel title={title} padded>
                        {content}
                      </Panel>
                    </ScreenOnly>
                  )}
                />
              )}
            </VacancyBody>
            <SimilarVacancies vacancyId={vacancyId} />
          </ContentWithAside>
        </>
      )}
    </ContentPage>
  );
}
