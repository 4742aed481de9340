import { BreadcrumbJsonLd } from '@/components/shell/BreadcrumbJsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { Phrases } from '@/components/ui/data/Phrases';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { ContentWithAside } from '@/components/ui/layout/ContentWithAside';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { getSeminarApplicationState, useSeminarApplications } from '@/hooks/seminar-applications';
import { useSeminar } from '@/hooks/seminars';
import { getShareImage } from '@/lib/share-image';
import { OtherSeminars } from './OtherSeminars';
import { SeminarApplicationPanel } from './SeminarApplicationPanel';
import { SeminarBody } from './SeminarBody';
import { SeminarJsonLd } from './SeminarJsonLd';
import { SeminarStatusBadge } from './SeminarStatusBadge';

const BREADCRUMB = [{ label: 'セミナー一覧', href: '/seminar/' }];

interface SeminarDetailScreenProps {
  seminarId: number;
  titlePhrases: string[];
}

export function SeminarDetailScreen({ seminarId, titlePhrases }: SeminarDetailScreenProps) {
  const query = useSeminar(seminarId);
  const { data: applications } = useSeminarApplications();
  const seminar = query.data;
  const displayStatus = seminar && getSeminarApplicationState(seminar, applications).displayStatus;

  return (
    <ContentPage as="article">
      <QueryNotice query={query} subject="セミナー" />
      {query.isPending && <Skeleton lines={8} />}
      {seminar && displayStatus && (
        <>
          <PageHead
            title={seminar.title}
            description={seminar.lead}
            path={`/seminar/${seminarId}/`}
            image={getShareImage('seminar', seminarId)}
          />
          <SeminarJsonLd seminar={seminar} />
          <BreadcrumbJsonLd items={BREADCRUMB} current={seminar.title} />
          <Breadcrumb items={BREADCRUMB} />
          <PageHeading
            eyebrow={
              <>
                {/* The state of an application is beside it. */}
                {displayStatus !== 'application-cancelled' && (
                  <SeminarStatusBadge
                    displayStatus={displayStatus}
                    seminar={seminar}
                    fetchedAt={query.dataUpdatedAt}
                  />
                )}
                {seminar.topic}
              </>
            }
            lead={seminar.lead}
          >
            <Phrases text={seminar.title} phrases={titlePhrases} />
          </PageHeading>
          <ContentWithAside mobilePlacement="first" aside={<SeminarApplicationPanel seminar={seminar} />}>
            <SeminarBody seminar={seminar} />
            {seminar.status !== 'open' && <OtherSeminars seminarId={seminarId} />}
          </ContentWithAside>
        </>
      )}
    </ContentPage>
  );
}
