import { FailureNotice } from '@/components/ui/feedback/FailureNotice';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useVacancyEntryDraft } from '@/hooks/forms/draft';
import { useUpdateMember } from '@/hooks/members';
import type { useApplyToVacancy } from '@/hooks/vacancy-applications';
import { dayText } from '@/lib/dates';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import type { ReplyDays } from '@/lib/vacancies/vacancy-applications';
import { closedVacancyText } from '@/lib/vacancies/vacancy-text';
import { type Me, type Member, needsCareer } from '@/schemas/member-fields';
import { memberParts } from '@/schemas/member-requests';
import { changesOf } from '@/schemas/record-changes';
import { dayInTokyo } from '@/schemas/time';
import { applicationEntrySchema, firstApplicationEntrySchema } from '@/schemas/vacancy-applications';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { MESSAGE_LABEL, SentContents } from './SentContents';

/** Returns the reason of a refusal. That of `message` has no label yet, because other things have fields of this name too. */
function refusalText(error: Error): string {
  const text = errorMessage(error);
  const ofMessage = error instanceof ApiCallError ? error.fields.message?.join(' ') : undefined;
  return text === ofMessage ? `${MESSAGE_LABEL}：${text}` : text;
}

interface VacancyEntryConfirmationProps {
  me: Me;
  vacancy: Vacancy;
  apply: ReturnType<typeof useApplyToVacancy>;
  replyDays: ReplyDays;
}

/** Shows the application before it is sent. Its values come from the draft of the entry form. */
export function VacancyEntryConfirmation({ me, vacancy, apply, replyDays }: VacancyEntryConfirmationProps) {
  const { draft } = useVacancyEntryDraft(vacancy.id);
  const entryHref = `/vacancy/${vacancy.id}/entry`;
  // The message tells which part is saved when the application fails.
  const saveCareers = useUpdateMember({ message: '職務経歴・学歴等が変更されました。', redirect: null });
  const { member } = me;
  const entry = applicationEntrySchema.safeParse(draft);
  const first = needsCareer(member) ? firstApplicationEntrySchema.safeParse(draft) : undefined;

  if (!entry.success || first?.success === false)
    return (
      <InlineNotice
        tone="warn"
        action={
          <LinkButton variant="primary" href={entryHref}>
            入力画面へ進む
          </LinkButton>
        }
      >
        確認できる入力内容がありません。応募内容を入力してください。
      </InlineNotice>
    );

  // Unknown when the page was opened on an earlier day.
  const replyDay = replyDays[dayInTokyo()];
  const error = saveCareers.error ?? apply.error;

  const sendApplication = () => apply.mutate(entry.data);
  // The API refuses an application without a work history. A repeated save finds the job in the newest record.
  const handleApply = () => {
    if (!first) return sendApplication();
    const changesTo = (newest: Member) =>
      changesOf(memberParts.career.fields, { careers: [] }, first.data, newest);
    saveCareers.mutate({ memberId: member.id, part: 'career', changesTo }, { onSuccess: sendApplication });
  };

  return (
    <>
      {vacancy.status !== 'open' && !error && (
        <InlineNotice tone="warn">
          {closedVacancyText(vacancy.status)}入力した内容は、このブラウザーに残っています。
        </InlineNotice>
      )}
      {error && <FailureNotice>{refusalText(error)}</FailureNotice>}
      <SentContents me={me} careers={first?.data.careers} entry={entry.data} entryHref={entryHref} />
      <ActionBar
        note={
          <>
            <span className="keep-whole">上の内容が企業の担当者に届きます。</span>
            {replyDay && <span className="keep-whole">返信の目安は{dayText(replyDay)}です。</span>}
          </>
        }
      >
        <LinkButton href={entryHref}>入力に戻る</LinkButton>
        <Button variant="primary" pending={saveCareers.isPending || apply.isPending} onClick={handleApply}>
          この内容で応募する
        </Button>
      </ActionBar>
    </>
  );
}
