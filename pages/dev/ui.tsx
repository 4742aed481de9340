import type { GetServerSideProps } from 'next';
import { loadPage, type PageProps } from '@/api/pages/load-page';
import { ComponentGalleryScreen } from '@/components/dev/ComponentGalleryScreen';
import { isDemo } from '@/config/env';

/** The components of `components/ui/` for developers. Outside of demo mode it returns 404, like /dev/mail. */
export const getServerSideProps: GetServerSideProps<PageProps> = async (context) => {
  if (!isDemo()) return { notFound: true };
  const { props } = await loadPage(context);
  return { props };
};

export default function ComponentGalleryPage() {
  return <ComponentGalleryScreen />;
}
