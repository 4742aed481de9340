import { AppliedListScreen } from '@/components/applications/AppliedListScreen';
import { ContactLink } from '@/components/shell/ContactLink';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useAppliedSeminars } from '@/hooks/seminar-applications';
import { sortAppliedSeminars } from '@/lib/members/next-steps';
import { AppliedSeminarRow } from './AppliedSeminarRow';

/** The page /mypage/seminar/: the seminars that the member has applied for. */
export function AppliedSeminarsScreen() {
  const query = useAppliedSeminars();
  const applied = { ...query, data: query.data && sortAppliedSeminars(query.data, query.dataUpdatedAt) };
  return (
    <AppliedListScreen
      title="申し込んだセミナー"
      query={applied}
      renderRow={(application) => (
        <AppliedSeminarRow key={application.id} application={application} fetchedAt={applied.dataUpdatedAt} />
      )}
      emptyState={{
        text: 'セミナーに申し込むと、ここで日時と参加方法を確認できます。',
        action: 'セミナーを探す',
        href: '/seminar/',
      }}
      footer={
        <>
          <p>
            <TextLink href="/mypage/cpe/">CPD台帳で、年度ごとの単位と受講記録を見る</TextLink>
          </p>
          <p>
            <ContactLink />
          </p>
        </>
      }
    />
  );
}
