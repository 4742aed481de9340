import Head from 'next/head';

/** For a page whose address carries a token, which no other site shall learn. */
export function NoReferrer() {
  return (
    <Head>
      <meta key="referrer" name="referrer" content="no-referrer" />
    </Head>
  );
}
