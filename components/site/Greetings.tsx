import { useGreetings } from '@/hooks/greetings';

/** A component of its own, so that it is loaded and mounted for members alone. */
export function Greetings() {
  useGreetings();
  return null;
}
