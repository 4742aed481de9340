import type { Event } from 'schema-dts';
import { JsonLd } from '@/components/head/JsonLd';
import { siteConfig } from '@/config/site';
import { getShareImage } from '@/lib/share-image';
import type { Seminar } from '@/schemas/replies/seminars';

/** The seminar as schema.org data for search engines. Times include their UTC offset. */
export function SeminarJsonLd({ seminar }: { seminar: Seminar }) {
  const { origin, operatorName, name } = siteConfig();
  const url = `${origin}/seminar/${seminar.id}/`;
  const { venue } = seminar;
  return (
    <JsonLd<Event>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: seminar.title,
        description: seminar.lead,
        url,
        image: [origin + getShareImage('seminar', seminar.id)],
        ...(seminar.starts_at && { startDate: seminar.starts_at }),
        ...(seminar.ends_at && { endDate: seminar.ends_at }),
        eventStatus: `https://schema.org/${seminar.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `https://schema.org/${venue ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
        location: venue
          ? { '@type': 'Place', name: venue.name, address: venue.address }
          : { '@type': 'VirtualLocation', url },
        organizer: { '@type': 'Organization', name: operatorName ?? name, url: origin },
        performer: seminar.speakers.map(({ name }) => ({ '@type': 'Person', name })),
        offers: {
          '@type': 'Offer',
          url,
          ...(seminar.fee !== null && { price: seminar.fee, priceCurrency: 'JPY' }),
          availability: `https://schema.org/${seminar.status === 'open' ? 'InStock' : 'SoldOut'}`,
          ...(seminar.deadline && { validThrough: seminar.deadline }),
        },
      }}
    />
  );
}
