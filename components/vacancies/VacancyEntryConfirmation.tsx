import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { PreservedText } from '@/components/ui/data/PreservedText';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { siteConfig } from '@/config/site';
import { useVacancyEntryDraft } from '@/hooks/forms/draft';
import type { useApplyToVacancy } from '@/hooks/vacancy-applications';
import { errorMessage, toApiFailure } from '@/lib/errors/api-failure';
import { sentRecordText } from '@/lib/members/resume';
import { startTimingText } from '@/lib/vacancies/start-timing-text';
import { applicationEntrySchema } from '@/schemas/vacancy-applications';
import type { Vacancy } from '@/schemas/vacancy-fields';

const MESSAGE_LABEL = '応募の理由・活かせる経験';

/** Returns the reason of a refusal. That of `message` has no label yet, because other things have fields of this name too. */
function refusalText(error: Error): string {
  const text = errorMessage(error);
  const ofMessage = toApiFailure(error)?.fields.message?.join(' ');
  return text === ofMessage ? `${MESSAGE_LABEL}：${text}` : text;
}

interface VacancyEntryConfirmationProps {
  vacancy: Vacancy;
  apply: ReturnType<typeof useApplyToVacancy>;
}

/** Shows the application before it is sent. Its values come from the draft of the entry form. */
export function VacancyEntryConfirmation({ vacancy, apply }: VacancyEntryConfirmationProps) {
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

  const { start_timing, start_date, message, request } = entry.data;
  const handleApply = () =>
    apply.mutate({
      request: { vacancy: vacancy.id, ...entry.data },
      onApplied: clear,
    });

  return (
    <>
      {vacancy.status === 'close' && !apply.error && (
        <InlineNotice tone="warn">
          この案件は募集を終了しました。入力した内容は、このブラウザーに残っています。
        </InlineNotice>
      )}
      {apply.error && (
        <InlineNotice tone="error" role="alert">
          {refusalText(apply.error)}
        </InlineNotice>
      )}
      <Panel title="応募内容">
        <DescriptionList
          inset
          items={keepTogether([
            {
              term: '参画できる時期',
              detail: startTimingText({ start_timing, start_date }),
            },
            { term: MESSAGE_LABEL, detail: <PreservedText>{message}</PreservedText> },
            { term: '希望条件・質問', detail: <PreservedText>{request || 'なし'}</PreservedText> },
          ])}
        />
      </Panel>
      <SmallNote>
        応募すると、{sentRecordText(siteConfig())}が応募内容とあわせて企業の担当者に届きます。
      </SmallNote>
      <ActionBar>
        <LinkButton href={entryHref}>修正する</LinkButton>
        <Button variant="primary" pending={apply.isPending} onClick={handleApply}>
          この内容で応募する
        </Button>
      </ActionBar>
    </>
  );
}
