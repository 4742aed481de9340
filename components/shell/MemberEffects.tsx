import { useRequiredModals } from '@/hooks/session/required-modals';
import { useSessionSwitch } from '@/hooks/session/session-switch';

/** The effects that only members need. They are in a separate component so that other visitors do not load it. */
export function MemberEffects({ cookiesAtLoad }: { cookiesAtLoad: string }) {
  useRequiredModals();
  useSessionSwitch(cookiesAtLoad);
  return null;
}
