import dynamic from 'next/dynamic';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';

/** The 404 screen for a page that usually has something to show; its code is loaded only when it is needed. */
export const LazyNotFoundScreen = dynamic(
  lazyComponent(() => import('./NotFoundScreen').then((module) => module.NotFoundScreen)),
  { loading: LazyFallback },
);
