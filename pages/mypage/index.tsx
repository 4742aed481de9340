import type { GetServerSideProps } from 'next';
import { choiceQueries } from '@/api/choices';
import { fittingVacanciesQuery } from '@/api/fitting-vacancies';
import { loadMemberPage, type PageProps } from '@/api/pages/load-page';
import { getReplyDays } from '@/api/pages/vacancy-pages';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { vacancyQueries } from '@/api/vacancies';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { type MypageProps, MypageScreen } from '@/components/members/MypageScreen';
import { sentAt } from '@/lib/vacancies/vacancy-applications';

/** Fetches the choice lists that contain the labels of the sections' values, and what the home shows. */
const QUERIES = {
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
};

export const getServerSideProps: GetServerSideProps<PageProps & MypageProps> = async (context) => {
  const page = await loadMemberPage(context, QUERIES);
  if ('redirect' in page) return page;
  const applied = page.client.getQueryData(vacancyApplicationQueries.applied().queryKey);
  const sent = (applied?.rows ?? []).map(sentAt).filter(Boolean);
  return { props: { ...page.props, replyDays: getReplyDays(sent.map((at) => new Date(at))) } };
};

export default function MypagePage({ replyDays }: MypageProps) {
  return <MypageScreen replyDays={replyDays} />;
}
