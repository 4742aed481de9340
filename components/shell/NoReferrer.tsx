import Head from 'next/head';

/**
 * For pages whose URL contains a token. Without this, links could send the token to other sites in the Referer header.
 */
export function NoReferrer() {
  return (
    <Head>
      <meta key="referrer" name="referrer" content="no-referrer" />
    </Head>
  );
}
