import { SeminarBody } from '@/components/seminars/SeminarBody';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useSeminarPreview } from '@/hooks/seminars';

interface ConferenceModalLayerProps {
  sessionId: number;
  onClose: () => void;
}

/**
 * The modal layer of the conference page (spec §2). The URL contains the id of the open session, so that a session can
 * be linked to and Back closes it.
 */
export function ConferenceModalLayer({ sessionId, onClose }: ConferenceModalLayerProps) {
  const query = useSeminarPreview(sessionId);
  const { data: seminar } = query;

  return (
    <Dialog
      title={seminar?.title ?? 'セッション'}
      open
      onClose={onClose}
      scrollableBodyLabel="セッションの詳細"
      footer={
        seminar && (
          <LinkButton variant="primary" fullWidth="phone" href={`/seminar/${seminar.id}/`}>
            {seminar.status === 'open' ? '申し込みに進む' : 'セミナーのページ'}
          </LinkButton>
        )
      }
    >
      <QueryNotice query={query} subject="セッション" />
      {query.isPending && <Skeleton lines={8} />}
      {seminar === null && (
        <p>このセッションは見つかりません。終了したか、公開を取りやめた可能性があります。</p>
      )}
      {seminar && <SeminarBody seminar={seminar} headingLevel={3} />}
    </Dialog>
  );
}
