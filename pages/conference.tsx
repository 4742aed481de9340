import { loadConferencePage } from '@/api/pages/seminar-pages';
import { ConferenceScreen } from '@/components/conference/ConferenceScreen';
import type { ConferenceContent } from '@/schemas/page-content';

export const getServerSideProps = loadConferencePage;

export default function ConferencePage({ content }: { content: ConferenceContent }) {
  return <ConferenceScreen content={content} />;
}
