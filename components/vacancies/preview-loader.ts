import type { ComponentType } from 'react';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import type { VacancyPreviewProps } from './VacancyPreview';

type PreviewComponent = ComponentType<VacancyPreviewProps>;

/** Loads the preview beside the list. */
export const loadPreview = lazyComponent(() =>
  import('./VacancyPreview').then((module) => module.VacancyPreview),
);

const loaded: { preview: PreviewComponent | null } = { preview: null };

/** Loads the preview for {@link getServerPreview}. The page's loader calls it, because rendering cannot wait. */
export async function loadServerPreview(): Promise<void> {
  loaded.preview ??= await loadPreview();
}

/** Returns the preview on the server. In the browser it is null, because only wide windows load it. */
export const getServerPreview = (): PreviewComponent | null =>
  typeof window === 'undefined' ? loaded.preview : null;
