import { AppliedScreen } from '@/components/site/AppliedScreen';
import { useSeminarApplied } from '@/hooks/seminar-applications';
import { AppliedSeminarItem } from './AppliedSeminarItem';

/** /mypage/seminar/: the seminars applied for. */
export function AppliedSeminarsScreen() {
  const applied = useSeminarApplied();
  return (
    <AppliedScreen
      title="申し込んだセミナー"
      query={applied}
      row={(application) => (
        <AppliedSeminarItem key={application.id} application={application} now={applied.dataUpdatedAt} />
      )}
      empty={{
        text: 'セミナーに申し込むと、ここで日時と参加方法を確認できます。',
        action: 'セミナーを探す',
        href: '/seminar/',
      }}
    />
  );
}
