import type { GetServerSideProps } from 'next';
import { createMemberPageLoader, createPublicPageLoader, type PageProps } from '@/api/pages/load-page';
import { sessionsQuery } from '@/api/sessions';
import { SettingsScreen } from '@/components/settings/SettingsScreen';

/** The link of an email change also works without a login, because its token identifies the member. */
export const getServerSideProps: GetServerSideProps<PageProps> = (context) =>
  (context.query.token
    ? createPublicPageLoader()
    : createMemberPageLoader({ loggedInQueries: [sessionsQuery()] }))(context);

export default function SettingsPage() {
  return <SettingsScreen />;
}
