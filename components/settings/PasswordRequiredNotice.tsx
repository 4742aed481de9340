import dynamic from 'next/dynamic';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';

/**
 * Shown to members who have only used Google login. They must set a password by mail first. Loaded on use, because most
 * members have a password.
 */
export const PasswordRequiredNotice = dynamic(
  lazyComponent(() => import('./PasswordRequiredMessage').then((module) => module.PasswordRequiredMessage)),
  { loading: LazyFallback },
);
