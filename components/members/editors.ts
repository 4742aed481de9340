import dynamic from 'next/dynamic';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';

// The editors are loaded separately, so that reading the page does not wait for the forms.
export const CareerEditor = dynamic(
  lazyComponent(() => import('./CareerEditor').then((module) => module.CareerEditor)),
  { loading: LazyFallback },
);
export const ProfileEditor = dynamic(
  lazyComponent(() => import('./ProfileEditor').then((module) => module.ProfileEditor)),
  { loading: LazyFallback },
);
export const LicenseEditor = dynamic(
  lazyComponent(() => import('./LicenseEditor').then((module) => module.LicenseEditor)),
  { loading: LazyFallback },
);
export const SkillEditor = dynamic(
  lazyComponent(() => import('./SkillEditor').then((module) => module.SkillEditor)),
  { loading: LazyFallback },
);
export const WorkStyleEditor = dynamic(
  lazyComponent(() => import('./WorkStyleEditor').then((module) => module.WorkStyleEditor)),
  { loading: LazyFallback },
);
export const ConditionsEditor = dynamic(
  lazyComponent(() => import('./ConditionsEditor').then((module) => module.ConditionsEditor)),
  { loading: LazyFallback },
);

/** Repeats the imports, because `dynamic` requires each `import()` inside its own call. */
export const prefetchEditors = () =>
  Promise.all([
    import('./CareerEditor'),
    import('./ProfileEditor'),
    import('./LicenseEditor'),
    import('./SkillEditor'),
    import('./WorkStyleEditor'),
    import('./ConditionsEditor'),
  ]);
