import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from '@/api/page-data';
import { loadReference, type Reference } from '@/api/reference';
import { ApiReferenceScreen } from '@/components/docs/ApiReferenceScreen';
import { mode } from '@/config/env';

type Props = PageProps & { reference: Reference };

/** Describes the API in this process; somebody else's (API_ORIGIN) is theirs to describe. */
export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  const reference = mode() === 'origin' ? null : await loadReference(context);
  if (!reference) return { notFound: true };
  const { props } = await loadPage(context);
  return { props: { ...props, reference } };
};

export default function ApiReferencePage({ reference }: Props) {
  return <ApiReferenceScreen {...reference} />;
}
