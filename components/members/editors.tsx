import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/Skeleton';

const loading = () => <Skeleton lines={6} />;

// The editors are loaded separately, so that reading the page does not wait for the forms.
export const CareerEditor = dynamic(() => import('./CareerEditor').then((module) => module.CareerEditor), {
  loading,
});
export const ProfileEditor = dynamic(() => import('./ProfileEditor').then((module) => module.ProfileEditor), {
  loading,
});
export const LicenseEditor = dynamic(() => import('./LicenseEditor').then((module) => module.LicenseEditor), {
  loading,
});
export const SkillEditor = dynamic(() => import('./SkillEditor').then((module) => module.SkillEditor), {
  loading,
});
export const WorkStyleEditor = dynamic(
  () => import('./WorkStyleEditor').then((module) => module.WorkStyleEditor),
  { loading },
);
export const ConditionsEditor = dynamic(
  () => import('./ConditionsEditor').then((module) => module.ConditionsEditor),
  { loading },
);
