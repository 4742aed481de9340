import { choiceQueries } from '@/api/choices';
import { createMemberPageLoader } from '@/api/pages/load-page';
import { vacancyQueries } from '@/api/vacancies';
import { ResumeScreen } from '@/components/resume/ResumeScreen';

/** Fetches the choice lists that contain the labels of licenses and skills. */
export const getServerSideProps = createMemberPageLoader({
  loggedInQueries: [
    choiceQueries.certifications(),
    choiceQueries.skills(),
    choiceQueries.abilities(),
    vacancyQueries.categories(),
  ],
});

export default function ResumePage() {
  return <ResumeScreen />;
}
