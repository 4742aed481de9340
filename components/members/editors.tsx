import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { importWithRetry, loadingOf } from '@/components/ui/lazy';

const loading = loadingOf(<Skeleton lines={6} />);

// The editors are loaded separately, so that reading the page does not wait for the forms.
export const CareerEditor = dynamic(
  () => importWithRetry(() => import('./CareerEditor').then((module) => module.CareerEditor)),
  { loading },
);
export const ProfileEditor = dynamic(
  () => importWithRetry(() => import('./ProfileEditor').then((module) => module.ProfileEditor)),
  { loading },
);
export const LicenseEditor = dynamic(
  () => importWithRetry(() => import('./LicenseEditor').then((module) => module.LicenseEditor)),
  { loading },
);
export const SkillEditor = dynamic(
  () => importWithRetry(() => import('./SkillEditor').then((module) => module.SkillEditor)),
  { loading },
);
export const WorkStyleEditor = dynamic(
  () => importWithRetry(() => import('./WorkStyleEditor').then((module) => module.WorkStyleEditor)),
  { loading },
);
export const ConditionsEditor = dynamic(
  () => importWithRetry(() => import('./ConditionsEditor').then((module) => module.ConditionsEditor)),
  { loading },
);
