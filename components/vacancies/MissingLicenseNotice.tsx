import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useFitProfile } from '@/hooks/vacancy-fit';
import { missingLicenses } from '@/lib/vacancies/fit-rules/licenses';
import type { Vacancy } from '@/schemas/vacancy-fields';

/** Says which required licenses the profile lacks, before the member writes an application. It blocks nothing. */
export function MissingLicenseNotice({ vacancy }: { vacancy: Vacancy }) {
  const profile = useFitProfile();
  const missing = profile ? missingLicenses(profile, vacancy) : [];
  if (missing.length === 0) return null;
  const returnPath = encodeURIComponent(`/vacancy/${vacancy.id}/entry`);
  return (
    <InlineNotice
      tone="warn"
      role="status"
      action={<TextLink href={`/mypage/?edit=license&next=${returnPath}`}>資格を登録する</TextLink>}
    >
      必須の{missing.map((name) => `「${name}」`).join('')}
      がプロフィールの資格にありません。お持ちの場合は登録してください。このまま応募することもできます。
    </InlineNotice>
  );
}
