import type { NextPage } from 'next';
import { NotFoundScreen } from '@/components/status/NotFoundScreen';
import { ServerErrorScreen } from '@/components/status/ServerErrorScreen';

interface Props {
  statusCode: number;
}

/** What Next shows when a page fails: in the browser too, where there is no answer whose status counts. */
const ErrorPage: NextPage<Props> = ({ statusCode }) =>
  statusCode === 404 ? <NotFoundScreen /> : <ServerErrorScreen />;

ErrorPage.getInitialProps = ({ res, err }) => ({ statusCode: res?.statusCode ?? err?.statusCode ?? 500 });

export default ErrorPage;
