import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { Button } from './Button';

interface FormDraftProps<Values extends FieldValues> {
  /** The stored draft (`useDraft`). It is available after hydration and fills the form once. */
  draft: Partial<Values> | null;
  /** Called on every change. The caller leaves out values that must not be stored, such as passwords. */
  onChange: (values: Values) => void;
  /** Discards the draft in favour of the saved data. Without this prop the draft is restored without a notice. */
  onDiscard?: () => void;
}

/** Stores the input of the surrounding Form, so that it survives reloads, errors and navigation. */
export function FormDraft<Values extends FieldValues>({
  draft,
  onChange,
  onDiscard,
}: FormDraftProps<Values>) {
  const { reset, getValues, subscribe } = useFormContext<Values>();
  const hasRestored = useRef(false);
  const [isDiscarded, setDiscarded] = useState(false);
  const onChangeRef = useRef(onChange);
  useEffect(() => {
    onChangeRef.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (!draft || hasRestored.current) return;
    hasRestored.current = true;
    // Only after the effects of all fields: those of a card that the draft does not have would add it to the values
    // again, without showing it. What was typed before hydration follows in a later microtask
    // (components/site/early-interactions.ts), so the fields have to be rendered in this one.
    queueMicrotask(() => flushSync(() => reset({ ...getValues(), ...draft }, { keepDefaultValues: true })));
  }, [draft, reset, getValues]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChangeRef.current(values) }),
    [subscribe],
  );

  if (!onDiscard) return null;
  const handleDiscard = () => {
    reset();
    onDiscard();
    setDiscarded(true);
  };
  return (
    <LiveRegion>
      {draft && !isDiscarded && (
        <InlineNotice
          action={
            <Button size="small" onClick={handleDiscard}>
              入力を破棄する
            </Button>
          }
        >
          保存していない入力内容を復元しました。
        </InlineNotice>
      )}
    </LiveRegion>
  );
}
