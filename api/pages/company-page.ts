import type { GetServerSideProps } from 'next';
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
