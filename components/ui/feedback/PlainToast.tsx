import { useEffect } from 'react';
import { useToastStore } from '@/stores/toast-store';
import { InlineNotice } from './InlineNotice';

/** Shows a toast's message when the toast component could not be loaded, for the same duration. */
export function PlainToast() {
  const { message, type, duration, hide } = useToastStore();
  useEffect(() => {
    const timer = setTimeout(hide, duration);
    return () => clearTimeout(timer);
  }, [duration, hide]);
  return <InlineNotice tone={type === 'error' ? 'error' : 'info'}>{message}</InlineNotice>;
}
