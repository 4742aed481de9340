import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';

const STEPS = [
  ['確認・認証', 'メールアドレスを登録し、届いたメールのリンクを開きます。'],
  ['情報入力', 'お名前とパスワードを入力します。登録に費用はかかりません。'],
  ['会員登録完了', '職務経歴を登録すると、気になる案件に応募できます。'],
] as const;

export function RegistrationSteps() {
  return (
    <FullWidthSection englishLabel="HOW IT WORKS" title="登録から応募まで" tone="pageBackground">
      <TextColumns isNumbered items={STEPS} />
    </FullWidthSection>
  );
}
