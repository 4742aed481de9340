import type { GetServerSideProps } from 'next';
import { siteConfig } from '@/config/site';
import { loadPage, type PageProps } from './load-page';

/**
 * `getServerSideProps` of the contact page for companies. Its status is 404 when the operator has set no way to be
 * reached (decision 0114).
 */
export const loadCompanyContactPage: GetServerSideProps<PageProps> = async (context) => {
  const { companyContactUrl, contactEmail, operatorPhone } = siteConfig();
  const { props } = await loadPage(context, { isShared: true });
  if (!companyContactUrl && !contactEmail && !operatorPhone) context.res.statusCode = 404;
  return { props };
};
