import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from '@/api/pages/load-page';
import { NotFoundScreen } from '@/components/shell/StatusScreen';

// A server-rendered 404 contains the login status and sets the CSP. A static pages/404 could do neither.
export const getServerSideProps: GetServerSideProps<PageProps> = async (context) => {
  const { props } = await loadPage(context);
  context.res.statusCode = 404;
  return { props };
};

export default function UnknownPage() {
  return <NotFoundScreen />;
}
