import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { accountQueries, type MailedLinkPath } from '@/api/account';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { loadPage, type PageProps } from './load-page';

/** What the page of a mailed link knows about it before anything is typed. */
export interface LinkState {
  /** The address of the account; empty when the API does not return it. */
  email: string;
  /** True when the API says that the link is used, expired or unknown. An API that cannot say so leaves it false. */
  isInvalid: boolean;
}

export interface MailedLinkPageProps extends PageProps {
  link: LinkState;
}

/** The statuses with which an API refuses a token. Any other failure does not mean that the link is invalid. */
const REFUSED = new Set([400, 410]);

/** Returns the token of the requested address; empty without one. */
const tokenOf = ({ query: { token } }: GetServerSidePropsContext): string =>
  typeof token === 'string' ? token : '';

/**
 * Returns the `getServerSideProps` of a page on which a mail is requested. An API whose mails lead back to that page
 * with a token means the page on which the token is used, because the specification names no path for it.
 * @param destination the page on which the token is used
 * @param load the `getServerSideProps` of the page without a token
 */
export const redirectMailedLink =
  (destination: string, load: GetServerSideProps<PageProps>): GetServerSideProps<PageProps> =>
  async (context) => {
    const token = tokenOf(context);
    if (!token) return load(context);
    context.res.setHeader('Cache-Control', 'private, no-store');
    return {
      redirect: { destination: `${destination}?token=${encodeURIComponent(token)}`, permanent: false },
    };
  };

/**
 * Returns the `getServerSideProps` of a page that is opened by a mailed link with a token. It asks the API about the
 * link without using it, because mail scanners open links (decision 0084).
 */
export const mailedLinkPage =
  (path: MailedLinkPath): GetServerSideProps<MailedLinkPageProps> =>
  async (context) => {
    const token = tokenOf(context);
    const query = token ? accountQueries.mailedLink(path, token) : null;
    const { props, client } = await loadPage(context, query ? { queries: [query] } : {});
    const state = query && client.getQueryState(query.queryKey);
    const link = {
      email: state?.data?.email ?? '',
      isInvalid: state?.error instanceof ApiCallError && REFUSED.has(state.error.status),
    };
    // The page then has personal data, as pages of members have.
    if (link.email) context.res.setHeader('Cache-Control', 'private, no-store');
    return { props: { ...props, link } };
  };
