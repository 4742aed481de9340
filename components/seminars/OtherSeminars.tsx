import { RelatedList } from '@/components/ui/data/RelatedList';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useOtherSeminars } from '@/hooks/seminars';

/** Open seminars, on the page of one that accepts no applications. Renders nothing when there are none. */
export function OtherSeminars({ seminarId }: { seminarId: number }) {
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
