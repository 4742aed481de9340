import type { Event, EventAttendanceModeEnumeration, Place, VirtualLocation } from 'schema-dts';
import { JsonLd } from '@/components/shell/JsonLd';
import { siteConfig } from '@/config/site';
import { getShareImage } from '@/lib/share-image';
import type { Seminar } from '@/schemas/seminar-fields';

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
export function SeminarJsonLd({ seminar }: { seminar: Seminar }) {
  const { origin, operatorName, name } = siteConfig();
  const url = `${origin}/seminar/${seminar.id}/`;
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
        eventStatus: `https://schema.org/${seminar.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
        ...getPlace(seminar.venue, url),
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
