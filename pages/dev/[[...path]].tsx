import { getRequestListener } from '@hono/node-server';
import type { GetServerSideProps } from 'next';
import { handleDevRequest } from '@/gateway/request-handler';

const listener = getRequestListener(handleDevRequest, { overrideGlobalObjects: false });

/**
 * Serves the demo's inbox, which the reference API renders. Outside demo mode it returns 404. It is a page because a
 * rewrite to pages/api/ would add Next's rewrite code to every visitor's browser.
 */
export const getServerSideProps: GetServerSideProps = async ({ req, res }) => {
  await listener(req, res);
  return { props: {} };
};

/** Never rendered, because `getServerSideProps` sends the API's response. */
export default function DevPage() {
  return null;
}
