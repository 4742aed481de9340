import { PeriodFields } from '@/components/members/PeriodFields';
import { SmallNote } from '@/components/ui/data/Text';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { FirstApplicationEntryInput } from '@/schemas/vacancy-applications';

interface FirstCareerFieldsProps {
  /** The page of the form. */
  returnPath: string;
}

/** The least that an application needs of a work history, inside of the application form. */
export function FirstCareerFields({ returnPath }: FirstCareerFieldsProps) {
  return (
    <>
      <FormTextField<FirstApplicationEntryInput>
        name="careers.0.company"
        label="勤務先・屋号"
        required
        hint="応募には職務経歴が1件必要です。今の、または直近の勤務先を入力してください。応募した企業にだけ届き、企業は会員を検索できません。"
        placeholder="例：〇〇監査法人、独立開業"
        autoComplete="organization"
      />
      <PeriodFields name="careers.0" startLabel="開始年月" endLabel="終了年月" ongoingLabel="現在も在籍中" />
      <SmallNote $align="start">
        ほかの勤務先や業務の内容は、
        <TextLink href={`/mypage/?edit=career&next=${encodeURIComponent(returnPath)}`}>
          職務経歴の編集
        </TextLink>
        で書けます。保存すると、この画面に戻ります。
      </SmallNote>
    </>
  );
}
