import { lazyComponent } from '@/components/ui/lazy/lazy-component';

/** Loads the login dialog. Screens with a link that opens the dialog prefetch it. */
export const loadLoginModal = lazyComponent(() => import('./LoginModal').then((module) => module.LoginModal));
