import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from './Button';

interface FormDraftProps<Values extends FieldValues> {
  /** What was found when the form came up (`useDraft`); it arrives after hydration and fills the form once. */
  draft: Partial<Values> | null;
  /** Called with every change. What must not be kept, such as a password, is left out by the caller. */
  onChange: (values: Values) => void;
  /** Offers to go back to what is saved. Without it the draft is taken up silently. */
  onDiscard?: () => void;
}

/** Inside a Form: keeps what is typed through reloads, errors and detours. */
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
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [draft, reset, getValues]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChangeRef.current(values) }),
    [subscribe],
  );

  if (!draft || !onDiscard || isDiscarded) return null;
  const handleDiscard = () => {
    reset();
    onDiscard();
    setDiscarded(true);
  };
  return (
    <InlineNotice
      role="status"
      action={
        <Button size="small" onClick={handleDiscard}>
          入力を破棄する
        </Button>
      }
    >
      保存していない入力内容を復元しました。
    </InlineNotice>
  );
}
