import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ConfirmQuestionProps } from './ConfirmQuestion';

const ConfirmQuestion = dynamic(() => import('./ConfirmQuestion').then((module) => module.ConfirmQuestion), {
  ssr: false,
});

/** Asks before something is done. Comes with its first question; from then on it stays, to close as it opened. */
export function ConfirmDialog(props: ConfirmQuestionProps) {
  const [wasAsked, setWasAsked] = useState(props.open);
  if (props.open && !wasAsked) setWasAsked(true);
  return wasAsked ? <ConfirmQuestion {...props} /> : null;
}
