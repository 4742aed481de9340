import { useHomeApplications } from '@/hooks/mypage-home';
import { getNextSteps } from '@/lib/members/next-steps';
import { HomeBlock, HomeList } from './HomeBlock';

const MAX_STEPS = 3;

/** The next step of each application. */
export function ApplicationSteps() {
  const query = useHomeApplications();
  const steps = getNextSteps(query.data?.rows ?? [], query.dataUpdatedAt);
  return (
    <HomeBlock
      title="応募の状況"
      query={query}
      leftOut={query.data?.leftOut}
      empty={{
        isEmpty: steps.length === 0,
        text: '応募中の案件はありません。',
        action: '案件を探す',
        href: '/vacancy/?status=open',
      }}
      all={{ label: '応募した案件をすべて見る', href: '/mypage/vacancy/' }}
    >
      <HomeList
        items={steps.slice(0, MAX_STEPS).map(({ id, vacancyId, title, text }) => ({
          id,
          href: `/vacancy/${vacancyId}/`,
          title,
          text,
        }))}
      />
    </HomeBlock>
  );
}
