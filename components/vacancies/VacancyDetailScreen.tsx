import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { BreadcrumbJsonLd } from '@/components/shell/JsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { ContentWithAside } from '@/components/ui/layout/ContentWithAside';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { Stack } from '@/components/ui/layout/Stack';
import { partLoading } from '@/components/ui/lazy';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useSimilarVacancies, useVacancy } from '@/hooks/vacancies';
import { getShareImage } from '@/lib/picture-urls';
import { vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import { splitCharacters } from '@/schemas/normalize-text';
import { dayInTokyo } from '@/schemas/time';
import { theme } from '@/styles/theme';
import { ApplyCard } from './ApplyCard';
import { VacancyBody } from './VacancyBody';
import { VacancyJsonLd } from './VacancyJsonLd';
import { VacancyPageHeading } from './VacancyPageHeading';
import { VacancyRows } from './VacancyRows';

// Loaded only for members who have applied.
const ApplicationCard = dynamic(() => import('./ApplicationCard').then((module) => module.ApplicationCard), {
  loading: partLoading(),
});

// Loaded only for members.
const VacancyFit = dynamic(() => import('./VacancyFit').then((module) => module.VacancyFit), {
  loading: partLoading(),
});

const BREADCRUMB = [{ label: '案件一覧', href: '/vacancy/' }];

interface VacancyDetailScreenProps {
  vacancyId: number;
  titlePhrases: string[];
  /** The day until which an answer usually comes, by the day of the application; empty when the operator names no time. */
  replyDays: Readonly<Record<string, string>>;
}

export function VacancyDetailScreen({ vacancyId, titlePhrases, replyDays }: VacancyDetailScreenProps) {
  const query = useVacancy(vacancyId);
  const vacancy = query.data;
  const isLoggedIn = useIsLoggedIn();
  const replyDay = replyDays[dayInTokyo(new Date(query.dataUpdatedAt))];

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
          <ContentWithAside
            mobilePlacement="below"
            heading={
              <Heading>
                <Breadcrumb items={BREADCRUMB} />
                <VacancyPageHeading
                  vacancy={vacancy}
                  titlePhrases={titlePhrases}
                  fetchedAt={query.dataUpdatedAt}
                />
              </Heading>
            }
            aside={
              <ApplyCard
                vacancy={vacancy}
                fetchedAt={query.dataUpdatedAt}
                replyDays={replyDays}
                replyDay={replyDay}
                ApplicationCard={ApplicationCard}
              />
            }
          >
            <Stack $gap={6}>
              <VacancyBody vacancy={vacancy} replyDay={replyDay}>
                {isLoggedIn && (
                  <VacancyFit
                    vacancy={vacancy}
                    renderSection={(title, content) => (
                      // Others may see the print, and the comparison is the member's own.
                      <LedgerSection isScreenOnly title={title} action="あなただけに表示しています">
                        {content}
                      </LedgerSection>
                    )}
                  />
                )}
              </VacancyBody>
              <SimilarVacancies vacancyId={vacancyId} />
            </Stack>
          </ContentWithAside>
        </>
      )}
    </ContentPage>
  );
}

/** The newest open vacancies of a vacancy's first category. Renders nothing when there are none. */
function SimilarVacancies({ vacancyId }: { vacancyId: number }) {
  const { data, dataUpdatedAt } = useSimilarVacancies(vacancyId);
  if (!data) return null;
  return (
    <LedgerSection
      isScreenOnly
      title="同じカテゴリーの新着案件"
      action={
        <TextLink
          href={`/vacancy/?${vacancyFilterParams(data.filters, 'vacancy_page')}`}
          standalone
          aria-label="同じカテゴリーの案件をすべて見る"
        >
          すべて見る
        </TextLink>
      }
    >
      <VacancyRows vacancies={data.vacancies} fetchedAt={dataUpdatedAt} />
    </LedgerSection>
  );
}

/* The link above the title is higher than its text. */
const Heading = styled.div`
  margin-block-start: -${theme.space[3]};
`;
