import Link from 'next/link';
import { useState } from 'react';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LoadFailure } from '@/components/ui/lazy/LoadFailure';
import { getServerPreview, loadPreview } from './preview-loader';
import type { VacancyPreviewProps } from './VacancyPreview';

// With `ssr`, phones would load the script as well, and the whole page would wait for it.
const VacancyPreview = clientOnly(loadPreview);

interface VacancyPreviewPaneProps extends VacancyPreviewProps {
  /** False on the server, during hydration and in narrow windows, which do not load the script. */
  isInteractive: boolean;
  /** Called with true when the preview cannot be loaded. */
  onFailure: (isFailed: boolean) => void;
}

const MARKUP_ID = 'vacancy-preview';

/** The preview beside the list: first as the server has rendered it, and with its script as soon as that has arrived. */
export function VacancyPreviewPane({ isInteractive, onFailure, ...preview }: VacancyPreviewPaneProps) {
  // The browser shows the server's markup again, without the script that rendered it.
  const [markup] = useState(() =>
    typeof window === 'undefined' ? '' : (document.getElementById(MARKUP_ID)?.innerHTML ?? ''),
  );
  const ServerPreview = getServerPreview();
  const placeholder = ServerPreview ? (
    <div id={MARKUP_ID}>
      <ServerPreview {...preview} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has rendered and escaped it
    <div id={MARKUP_ID} dangerouslySetInnerHTML={{ __html: markup }} />
  );
  if (!isInteractive) return placeholder;
  return (
    <LazyBoundary
      loading={placeholder}
      failed={(failure) => (
        <LoadFailure {...failure}>
          <Link href={`/vacancy/${preview.vacancyId}/`}>案件のページを開く</Link>
        </LoadFailure>
      )}
      onFailure={onFailure}
    >
      <VacancyPreview {...preview} />
    </LazyBoundary>
  );
}
