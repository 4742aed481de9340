import { choiceQueries } from '@/api/choices';
import { memberPage } from '@/api/pages/load-page';
import { vacancyQueries } from '@/api/vacancies';
import { MypageScreen } from '@/components/members/MypageScreen';

/** Fetches the choice lists that contain the labels of the sections' values. */
export const getServerSideProps = memberPage({
  memberQueries: [
    choiceQueries.certifications(),
    choiceQueries.skills(),
    choiceQueries.abilities(),
    choiceQueries.hopeWorkstyles(),
    choiceQueries.currentWorkstyles(),
    choiceQueries.regions(),
    vacancyQueries.categories(),
  ],
});

export default function MypagePage() {
  return <MypageScreen />;
}
