import { BreadcrumbJsonLd } from '@/components/site/BreadcrumbJsonLd';
import { PageHead } from '@/components/site/PageHead';
import { sharePicture } from '@/components/site/share-picture';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { ContentPage } from '@/components/ui/ContentPage';
import { DetailColumns } from '@/components/ui/DetailColumns';
import { PageHeading } from '@/components/ui/PageHeading';
import { Phrases } from '@/components/ui/Phrases';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { seminarStanding, useSeminarApplications } from '@/hooks/seminar-applications';
import { useSeminar } from '@/hooks/seminars';
import { SeminarBody } from './SeminarBody';
import { SeminarJsonLd } from './SeminarJsonLd';
import { SeminarPanel } from './SeminarPanel';
import { SeminarStateBadge } from './SeminarStateBadge';

const TRAIL = [{ label: 'セミナー一覧', href: '/seminar/' }];

interface SeminarDetailScreenProps {
  id: number;
  titlePhrases: string[];
}

export function SeminarDetailScreen({ id, titlePhrases }: SeminarDetailScreenProps) {
  const query = useSeminar(id);
  const { data: applications } = useSeminarApplications();
  const seminar = query.data;

  return (
    <ContentPage as="article">
      <QueryNotice query={query} subject="セミナー" />
      {query.isPending && <Skeleton lines={8} />}
      {seminar && (
        <>
          <PageHead
            title={seminar.title}
            description={seminar.lead}
            path={`/seminar/${id}/`}
            image={sharePicture('seminar', id)}
          />
          <SeminarJsonLd seminar={seminar} />
          <BreadcrumbJsonLd trail={TRAIL} current={seminar.title} />
          <Breadcrumb trail={TRAIL} current={seminar.title} />
          <PageHeading
            kicker={
              <>
                <SeminarStateBadge
                  state={seminarStanding(seminar, applications).state}
                  seminar={seminar}
                  now={query.dataUpdatedAt}
                />
                {seminar.topic}
              </>
            }
            lead={seminar.lead}
          >
            <Phrases text={seminar.title} phrases={titlePhrases} />
          </PageHeading>
          <DetailColumns onPhone="first" aside={<SeminarPanel seminar={seminar} />}>
            <SeminarBody seminar={seminar} />
          </DetailColumns>
        </>
      )}
    </ContentPage>
  );
}
