import type { GetServerSideProps } from 'next';
import { siteConfig } from '@/config/site';
import type { CompanyContent } from '@/schemas/page-content';
import { readCompanyContent } from './content';
import { loadPage, type PageProps } from './load-page';

/** `getServerSideProps` of the page for companies. */
export const loadCompanyPage: GetServerSideProps<
  PageProps & { content: CompanyContent } & Record<string, unknown>
> = async (context) => {
  const { props } = await loadPage(context, { isShared: true });
  return { props: { ...props, content: readCompanyContent() } };
};

// A type and not an interface, because Next's props must be assignable to a record.
export type CompanyContactProps = {
  /** About how long an answer takes, as /for-company says it, such as 当日; null when it says nothing. */
  replyTime: string | null;
};

/**
 * `getServerSideProps` of the contact page for companies. Its status is 404 when the operator has set no way to be
 * reached (decision 0114).
 */
export const loadCompanyContactPage: GetServerSideProps<PageProps & CompanyContactProps> = async (
  context,
) => {
  const { companyContactUrl, contactEmail, operatorPhone } = siteConfig();
  const { props } = await loadPage(context, { isShared: true });
  if (!companyContactUrl && !contactEmail && !operatorPhone) context.res.statusCode = 404;
  // The first step of a request is the inquiry itself.
  const [inquiry] = readCompanyContent().flow.items;
  return { props: { ...props, replyTime: inquiry?.duration ?? null } };
};
