import { RelatedList } from '@/components/ui/data/RelatedList';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useOtherSeminars } from '@/hooks/other-seminars';
import { momentText } from '@/lib/dates';
import { cpeText, feeText } from '@/lib/seminar-text';
import { SeminarStatusBadge } from './SeminarStatusBadge';

/** Open seminars, on the page of one that accepts no applications. Renders nothing when there are none. */
export function OtherSeminars({ seminarId }: { seminarId: number }) {
  const { data, dataUpdatedAt } = useOtherSeminars(seminarId);
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
      <RelatedList
        items={data.map((seminar) => ({
          id: seminar.id,
          href: `/seminar/${seminar.id}/`,
          title: seminar.title,
          eyebrow: (
            <>
              <SeminarStatusBadge displayStatus="open" seminar={seminar} fetchedAt={dataUpdatedAt} />
              {seminar.topic}
            </>
          ),
          facts: [
            momentText(seminar.starts_at),
            feeText(seminar.fee),
            seminar.venue?.name ?? 'オンライン',
            `CPE ${cpeText(seminar.cpe_units)}`,
          ],
        }))}
      />
    </Panel>
  );
}
