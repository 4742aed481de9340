import { useGreetings } from '@/hooks/greetings';
import { useOtherMember } from '@/hooks/other-member';

/** A component of its own, so that it is loaded and mounted for members alone. */
export function Greetings() {
  useGreetings();
  useOtherMember();
  return null;
}
