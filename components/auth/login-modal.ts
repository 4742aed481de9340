import { lazyComponent } from '@/components/ui/lazy/lazy-component';

/** The login over the page; a screen with a link that opens it fetches it ahead of the press. */
export const loadLoginModal = lazyComponent(() => import('./LoginModal').then((module) => module.LoginModal));
