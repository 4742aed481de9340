import dynamic from 'next/dynamic';
import Link from 'next/link';
import { type ComponentProps, lazy, useState } from 'react';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { LoadFailure } from '@/components/ui/lazy/LoadFailure';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import type { VacancyPreview as Preview } from './VacancyPreview';

const loadPreview = lazyComponent(() => import('./VacancyPreview').then((module) => module.VacancyPreview));
const VacancyPreview = dynamic(loadPreview, { ssr: false, loading: LazyFallback });
// `dynamic` would let phones load the script as well, and the whole page wait for it.
const ServerPreview =
  typeof window === 'undefined' ? lazy(async () => ({ default: await loadPreview() })) : null;

interface VacancyPreviewPaneProps extends ComponentProps<typeof Preview> {
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
