import type { GetServerSideProps } from 'next';
import { accountQueries } from '@/api/account';
import { toApiFailure } from '@/lib/api-failure';
import { loadPage, type PageProps } from './load-page';

/** What the page of a mailed link knows about it before anything is typed. */
export interface LinkState {
  /** The address of the account; empty when the API does not tell it. */
  email: string;
  /** True when the API says that the link is used, expired or unknown. An API that cannot say so leaves it false. */
  isInvalid: boolean;
}

export interface MailedLinkPageProps extends PageProps {
  link: LinkState;
}

/** The statuses with which an API refuses a token. Any other failure does not mean that the link is invalid. */
const REFUSED = new Set([400, 410]);

/**
 * Returns the `getServerSideProps` of a page that is opened by a mailed link with a token. It asks the API about the
 * link without using it, because mail scanners open links (decision 0109).
 */
export const mailedLinkPage =
  (path: Parameters<typeof accountQueries.mailedLink>[0]): GetServerSideProps<MailedLinkPageProps> =>
  async (context) => {
    const { token } = context.query;
    const query = typeof token === 'string' && token !== '' ? accountQueries.mailedLink(path, token) : null;
    const { props, client } = await loadPage(context, query ? { queries: [query] } : {});
    const state = query && client.getQueryState(query.queryKey);
    const link = {
      email: state?.data?.email ?? '',
      isInvalid: REFUSED.has(toApiFailure(state?.error)?.status ?? 0),
    };
    // The page then has personal data, as pages of members have.
    if (link.email) context.res.setHeader('Cache-Control', 'private, no-store');
    return { props: { ...props, link } };
  };
