import { SectionBand } from '@/components/ui/SectionBand';
import { TextColumns } from '@/components/ui/TextColumns';

const STEPS = [
  ['確認・認証', 'メールアドレスを登録し、届いたメールのリンクを開きます。'],
  ['情報入力', 'お名前とパスワードを入力します。登録に費用はかかりません。'],
  ['会員登録完了', '職務経歴を登録すると、気になる案件に応募できます。'],
] as const;

export function RegistrationSteps() {
  return (
    <SectionBand label="HOW IT WORKS" title="登録から応募まで" tone="paper">
      <TextColumns numbered items={STEPS} />
    </SectionBand>
  );
}
