import { SeminarBody } from '@/components/seminars/SeminarBody';
import { Dialog } from '@/components/ui/Dialog';
import { LinkButton } from '@/components/ui/LinkButton';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useSeminar } from '@/hooks/seminars';

interface ConferenceModalLayerProps {
  session: number;
  onClose: () => void;
}

/**
 * The modal layer of this page alone (spec §2): the address says which session stands open, so that it can be linked
 * to, and Back closes it.
 */
export function ConferenceModalLayer({ session, onClose }: ConferenceModalLayerProps) {
  const query = useSeminar(session);
  const { data: seminar } = query;

  return (
    <Dialog
      title={seminar?.title ?? 'セッション'}
      open
      onClose={onClose}
      bodyLabel="セッションの詳細"
      footer={
        seminar && (
          <LinkButton variant="primary" wide="phone" href={`/seminar/${seminar.id}/`}>
            {seminar.status === 'open' ? '申し込みに進む' : 'セミナーのページ'}
          </LinkButton>
        )
      }
    >
      <QueryNotice query={query} subject="セッション" />
      {query.isPending && <Skeleton lines={8} />}
      {seminar === null && <p>このセッションは見つかりません。終了したか、公開が取りやめられました。</p>}
      {seminar && <SeminarBody seminar={seminar} />}
    </Dialog>
  );
}
