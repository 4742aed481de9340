import type { Event, EventAttendanceModeEnumeration, Place, VirtualLocation } from 'schema-dts';
import { BreadcrumbJsonLd, JsonLd } from '@/components/shell/JsonLd';
import { PageHead } from '@/components/shell/PageHead';
import { Phrases } from '@/components/ui/data/Phrases';
import { RelatedList } from '@/components/ui/data/RelatedList';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { ContentWithAside } from '@/components/ui/layout/ContentWithAside';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { getOrganizerName, siteConfig } from '@/config/site';
import { getSeminarApplicationState, useSeminarApplications } from '@/hooks/seminar-applications';
import { useOtherSeminars, useSeminar } from '@/hooks/seminars';
import { getShareImage } from '@/lib/picture-urls';
import { type Seminar, seminarStatuses } from '@/schemas/seminar-fields';
import { SeminarApplicationPanel } from './SeminarApplicationPanel';
import { SeminarBody } from './SeminarBody';
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

/** Open seminars, on the page of one that accepts no applications. Renders nothing when there are none. */
function OtherSeminars({ seminarId }: { seminarId: number }) {
  const { data } = useOtherSeminars(seminarId);
  if (!data) return null;
  return (
    <Panel
      title="受付中のセミナー"
      action={
        <TextLink href="/seminar/" bold standalone>
          すべてのセミナー
        </TextLink>
      }
    >
      <RelatedList items={data} />
    </Panel>
  );
}

/** Returns where the seminar takes place; nothing when it is not known. */
function getPlace(
  venue: Seminar['venue'],
  url: string,
): { eventAttendanceMode?: EventAttendanceModeEnumeration; location?: Place | VirtualLocation } {
  if (!venue)
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
    };
  const { name, address } = venue;
  if (!name && !address) return {};
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', ...(name && { name }), ...(address && { address }) },
  };
}

/** The seminar as schema.org data for search engines. Times include their UTC offset. */
function SeminarJsonLd({ seminar }: { seminar: Seminar }) {
  const { origin } = siteConfig();
  const url = `${origin}/seminar/${seminar.id}/`;
  const isKnown = seminarStatuses.some((status) => status === seminar.status);
  return (
    <JsonLd<Event>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: seminar.title,
        ...(seminar.lead && { description: seminar.lead }),
        url,
        image: [origin + getShareImage('seminar', seminar.id)],
        ...(seminar.starts_at && { startDate: seminar.starts_at }),
        ...(seminar.ends_at && { endDate: seminar.ends_at }),
        ...(isKnown && {
          eventStatus: `https://schema.org/${seminar.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
        }),
        ...getPlace(seminar.venue, url),
        organizer: { '@type': 'Organization', name: getOrganizerName(), url: origin },
        performer: seminar.speakers.map(({ name }) => ({ '@type': 'Person', name })),
        offers: {
          '@type': 'Offer',
          url,
          ...(seminar.fee !== null && { price: seminar.fee, priceCurrency: 'JPY' }),
          ...(isKnown && {
            availability: `https://schema.org/${seminar.status === 'open' ? 'InStock' : 'SoldOut'}`,
          }),
          ...(seminar.deadline && { validThrough: seminar.deadline }),
        },
      }}
    />
  );
}
