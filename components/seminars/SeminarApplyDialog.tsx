import styled from 'styled-components';
import {
  DescriptionList,
  type DescriptionListItem,
  keepTogether,
} from '@/components/ui/data/DescriptionList';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { SmallNote } from '@/components/ui/data/Text';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { FailureNotice } from '@/components/ui/feedback/FailureNotice';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { dayTimeText, fullDayText, timeRangeText } from '@/lib/dates';
import { errorMessage } from '@/lib/errors/api-call-error';
import { UNKNOWN_TEXT } from '@/lib/labels';
import { feeText, venueText } from '@/lib/seminars/seminar-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { panelTitle } from '@/styles/mixins';

interface SeminarApplyDialogProps {
  /** A question, such as 「セミナーに申し込みますか？」. */
  title: string;
  seminar: SeminarSummary;
  /**
   * `open` while the member can apply. After an error, `applied` says that the application has arrived although its
   * reply was lost. Otherwise the seminar no longer accepts applications, and the reason is in `error`.
   */
  status: string;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Returns what the member agrees to, as far as the API and the operator say it (decision 0030). */
function getFacts(seminar: SeminarSummary): DescriptionListItem[] {
  const { starts_at: startsAt, venue, fee, cancellable_until: cancellableUntil } = seminar;
  const time = [fullDayText(startsAt), timeRangeText(seminar)].filter(Boolean).join(' ');
  // A phone has no room for the whole date beside its term, so the line may break after the year.
  const timeParts = time.split(/(?<=年)/).map((part) => <NoBreak key={part} text={part} />);
  const { seminarPayment } = siteConfig();
  return [
    { term: '日時', detail: time ? timeParts : UNKNOWN_TEXT },
    { term: '会場', detail: venueText(venue) },
    { term: '参加費', detail: <SeminarFee fee={fee} />, isEmphasized: true },
    ...(fee && seminarPayment ? [{ term: 'お支払い', detail: seminarPayment }] : []),
    ...(cancellableUntil
      ? [
          {
            term: '取り消しの期限',
            detail: `${dayTimeText(cancellableUntil)}${cancellableUntil === startsAt ? '（開始）' : ''}まで`,
          },
        ]
      : []),
  ];
}

/** Repeats what the member is about to apply for. A refusal is explained here, and the dialog stays open. */
export function SeminarApplyDialog({
  title,
  seminar,
  status,
  isPending,
  error,
  onConfirm,
  onClose,
}: SeminarApplyDialogProps) {
  const canApply = status === 'open';
  const hasArrived = Boolean(error) && status === 'applied';
  return (
    <Dialog
      title={hasArrived ? 'セミナーへの申し込みが完了しました' : title}
      open
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="text" inactive={isPending} onClick={onClose}>
            {canApply ? '戻る' : '閉じる'}
          </Button>
          {canApply && (
            <Button variant="primary" pending={isPending} onClick={onConfirm}>
              申し込む
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        {Boolean(error) && (
          <FailureNotice tone={hasArrived ? 'info' : 'error'}>
            {hasArrived ? '申し込みは届いています。操作をやり直す必要はありません。' : errorMessage(error)}
          </FailureNotice>
        )}
        <Name>
          <NoBreak text={seminar.title} />
        </Name>
        <DescriptionList sideBySide items={keepTogether(getFacts(seminar))} />
        {canApply && <p>お申し込みが完了すると、確認のメールをお送りします。</p>}
      </Stack>
    </Dialog>
  );
}

/** The fee of a seminar, with a link to what the law asks its seller to say. @param fee in yen; null is unknown */
export function SeminarFee({ fee }: { fee: number | null }) {
  if (!fee) return <NoBreak text={feeText(fee)} />;
  return (
    <>
      <NoBreak text={`${feeText(fee)}（税込）`} />
      <SmallNote $align="start">
        <TextLink href="/commercial-transactions" newTab standalone>
          特定商取引法に基づく表記
        </TextLink>
      </SmallNote>
    </>
  );
}

const Name = styled.p`
  ${panelTitle}
  word-break: auto-phrase;
`;
