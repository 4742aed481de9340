import { NotFoundScreen } from '@/components/site/NotFoundScreen';

export default function ExportedNotFoundPage() {
  return <NotFoundScreen />;
}
