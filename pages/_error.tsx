import type { NextPage } from 'next';
import { NotFoundScreen } from '@/components/status/NotFoundScreen';
import { ServerErrorScreen } from '@/components/status/ServerErrorScreen';

interface Props {
  statusCode: number;
}

/** Next renders this page when a page fails. In the browser there is no response, so the status may be unknown. */
const ErrorPage: NextPage<Props> = ({ statusCode }) =>
  statusCode === 404 ? <NotFoundScreen /> : <ServerErrorScreen />;

ErrorPage.getInitialProps = ({ res, err }) => ({ statusCode: res?.statusCode ?? err?.statusCode ?? 500 });

export default ErrorPage;
