import { useRelogin } from '@/hooks/session/relogin';
import { useRequiredModals } from '@/hooks/session/required-modals';
import { useSessionSwitch } from '@/hooks/session/session-switch';

/** A component of its own, so that it is loaded and mounted for members alone. */
export function MemberEffects() {
  useRelogin();
  useRequiredModals();
  useSessionSwitch();
  return null;
}
