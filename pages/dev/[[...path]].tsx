import { getRequestListener } from '@hono/node-server';
import type { GetServerSideProps } from 'next';
import { handleDevRequest } from '@/api/transport/request-handler';

const listener = getRequestListener(handleDevRequest, { overrideGlobalObjects: false });

/**
 * The demo's inbox, drawn by the reference API, which answers 404 outside of demo mode. A page, since a rewrite to
 * pages/api/ would bring Next's rewriting to every visitor's browser.
 */
export const getServerSideProps: GetServerSideProps = async ({ req, res }) => {
  await listener(req, res);
  return { props: {} };
};

/** Never drawn: the answer is the API's. */
export default function DevPage() {
  return null;
}
