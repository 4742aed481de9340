import { choiceQueries } from '@/api/choices';
import { fittingVacanciesQuery } from '@/api/fitting-vacancies';
import { createMemberPageLoader } from '@/api/pages/load-page';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { MypageScreen } from '@/components/members/MypageScreen';

/** Fetches the choice lists that contain the labels of the sections' values, and what the home shows. */
export const getServerSideProps = createMemberPageLoader({
  loggedInQueries: [
    choiceQueries.certifications(),
    choiceQueries.skills(),
    choiceQueries.abilities(),
    choiceQueries.hopeWorkstyles(),
    choiceQueries.currentWorkstyles(),
    choiceQueries.regions(),
    vacancyQueries.categories(),
    vacancyApplicationQueries.applied(),
    seminarApplicationQueries.applied(),
    fittingVacanciesQuery(),
  ],
});

export default function MypagePage() {
  return <MypageScreen />;
}
