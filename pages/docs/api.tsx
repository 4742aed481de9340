import type { GetServerSideProps } from 'next';
import { type ApiReference, loadApiReference } from '@/api/pages/api-reference';
import { loadPage, type PageProps } from '@/api/pages/load-page';
import { ApiReferenceScreen } from '@/components/docs/ApiReferenceScreen';
import { mode } from '@/config/env';

type Props = PageProps & { reference: ApiReference };

/** Documents the API in this process. With API_ORIGIN it returns 404, because that API has its own documentation. */
export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  const reference = mode() === 'origin' ? null : await loadApiReference(context);
  if (!reference) return { notFound: true };
  const { props } = await loadPage(context);
  return { props: { ...props, reference } };
};

export default function ApiReferencePage({ reference }: Props) {
  return <ApiReferenceScreen {...reference} />;
}
