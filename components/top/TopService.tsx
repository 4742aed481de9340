import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { siteConfig } from '@/config/site';

const POINTS = [
  [
    '条件を見てから選ぶ',
    '報酬、稼働日数、勤務地、リモートの可否。案件を比べるための条件を、会員登録の前に確かめられます。',
  ],
  [
    '経歴の登録は一度だけ',
    '登録した職務経歴やスキルは、以後の応募にも使われます。取消しや再応募も、マイページから。',
  ],
  ['学びの予定も一緒に', '会計、税務、IPO、ガバナンスのセミナーに、CPEの単位と締切を見ながら申し込めます。'],
  [
    '先を行く人に学ぶ',
    '独立、副業、社外役員、CFO。働き方を選び直すときの考えと数字を、インタビューとコラムで。',
  ],
] as const;

/** Introduces the service in four points. */
export function TopService() {
  return (
    <FullWidthSection englishLabel="SERVICE" title={`${siteConfig().name}でできること`} tone="surface">
      <TextColumns items={POINTS} />
    </FullWidthSection>
  );
}
