import type { NextPage } from 'next';
import { ServerErrorScreen } from '@/components/shell/ServerErrorScreen';
import { NotFoundScreen } from '@/components/shell/StatusScreen';

interface Props {
  statusCode: number;
  /** The id of the request in the log; undefined in the browser. */
  requestId?: string;
}

/**
 * Next renders this page when a page fails, also with 400 for an address with an invalid escape such as `%E3%81`. In the
 * browser there is no response, so the status may be unknown.
 */
const ErrorPage: NextPage<Props> = ({ statusCode, requestId }) =>
  statusCode >= 400 && statusCode < 500 ? <NotFoundScreen /> : <ServerErrorScreen requestId={requestId} />;

ErrorPage.getInitialProps = ({ req, res, err }) => {
  const requestId = req?.headers['x-request-id'];
  return {
    statusCode: res?.statusCode ?? err?.statusCode ?? 500,
    ...(typeof requestId === 'string' && { requestId }),
  };
};

export default ErrorPage;
