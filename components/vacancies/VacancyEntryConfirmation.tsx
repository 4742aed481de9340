import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useVacancyEntryDraft } from '@/hooks/forms/draft';
import type { useApplyToVacancy } from '@/hooks/vacancy-applications';
import { errorMessage, toApiFailure } from '@/lib/errors/api-failure';
import { closedVacancyText } from '@/lib/vacancies/vacancy-text';
import type { Me } from '@/schemas/member-fields';
import { applicationEntrySchema } from '@/schemas/vacancy-applications';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { MESSAGE_LABEL, SentContents } from './SentContents';

/** Returns the reason of a refusal. That of `message` has no label yet, because other things have fields of this name too. */
function refusalText(error: Error): string {
  const text = errorMessage(error);
  const ofMessage = toApiFailure(error)?.fields.message?.join(' ');
  return text === ofMessage ? `${MESSAGE_LABEL}：${text}` : text;
}

interface VacancyEntryConfirmationProps {
  me: Me;
  vacancy: Vacancy;
  apply: ReturnType<typeof useApplyToVacancy>;
}

/** Shows the application before it is sent. Its values come from the draft of the entry form. */
export function VacancyEntryConfirmation({ me, vacancy, apply }: VacancyEntryConfirmationProps) {
  const { draft, clear } = useVacancyEntryDraft(vacancy.id);
  const entryHref = `/vacancy/${vacancy.id}/entry`;
  const entry = applicationEntrySchema.safeParse(draft);

  if (!entry.success)
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

  const handleApply = () =>
    apply.mutate({
      request: { vacancy: vacancy.id, ...entry.data },
      onApplied: clear,
    });

  return (
    <>
      {vacancy.status !== 'open' && !apply.error && (
        <InlineNotice tone="warn">
          {closedVacancyText(vacancy.status)}入力した内容は、このブラウザーに残っています。
        </InlineNotice>
      )}
      {apply.error && (
        <InlineNotice tone="error" role="alert">
          {refusalText(apply.error)}
        </InlineNotice>
      )}
      <SentContents me={me} entry={entry.data} entryHref={entryHref} />
      <ActionBar note="上の内容が企業の担当者に届きます。">
        <LinkButton href={entryHref}>入力に戻る</LinkButton>
        <Button variant="primary" pending={apply.isPending} onClick={handleApply}>
          この内容で応募する
        </Button>
      </ActionBar>
    </>
  );
}
