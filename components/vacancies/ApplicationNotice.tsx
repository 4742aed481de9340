import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { labelOf } from '@/lib/labels';

const TEXTS: Readonly<Record<string, string>> = {
  applied: 'この案件には応募済みです。',
  cancelled: 'この案件への応募は取り消されています。案件のページから再応募できます。',
};

interface ApplicationNoticeProps {
  vacancyId: number;
  /** Of the application. A status that this site does not know is shown as the API writes it. */
  status: string;
}

/** Says in place of a form that the member has an application for the vacancy already. */
export const ApplicationNotice = ({ vacancyId, status }: ApplicationNoticeProps) => (
  <InlineNotice action={<TextLink href={`/vacancy/${vacancyId}/`}>応募状況を見る</TextLink>}>
    {TEXTS[status] ?? `この案件には応募があります。現在の状態：${labelOf({}, status)}`}
  </InlineNotice>
);
