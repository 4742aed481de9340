import type { GetServerSideProps } from 'next';
import { loadMemberPage, type PageProps } from '@/api/pages/load-page';
import { getReplyDays } from '@/api/pages/vacancy-pages';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import {
  type AppliedVacanciesProps,
  AppliedVacanciesScreen,
} from '@/components/vacancies/AppliedVacanciesScreen';
import { sentAt } from '@/lib/vacancies/vacancy-applications';

export const getServerSideProps: GetServerSideProps<PageProps & AppliedVacanciesProps> = async (context) => {
  const page = await loadMemberPage(context, { queries: [vacancyApplicationQueries.applied()] });
  if ('redirect' in page) return page;
  const applied = page.client.getQueryData(vacancyApplicationQueries.applied().queryKey);
  const sent = (applied?.rows ?? []).map(sentAt).filter(Boolean);
  return { props: { ...page.props, replyDays: getReplyDays(sent.map((at) => new Date(at))) } };
};

export default function AppliedVacanciesPage({ replyDays }: AppliedVacanciesProps) {
  return <AppliedVacanciesScreen replyDays={replyDays} />;
}
