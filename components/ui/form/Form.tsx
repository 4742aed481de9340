import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import styled from 'styled-components';
import type * as z from 'zod';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { useSubmitStore } from '@/stores/form-store';
import { theme } from '@/styles/theme';
import { Button } from './Button';
import { ErrorSummary, type ErrorSummaryItem } from './ErrorSummary';
import { FormIdContext, FormPendingContext } from './form-context';
import { flattenErrors, toFormErrors, toSummaryItems } from './form-errors';
import { withUnreadDates } from './read-controls';

interface FormDraft<Values extends FieldValues> {
  /** The stored draft (`useDraft`). It is available after hydration and fills the form once. */
  values: Partial<Values> | null;
  /** Called on every change. The caller leaves out values that must not be stored, such as passwords. */
  onChange: (values: Values) => void;
  /** Discards the draft in favour of the saved data. Without it the draft is restored without a notice. */
  onDiscard?: () => void;
}

interface FormProps<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Keeps the input, so that it survives reloads, errors and navigation. */
  draft?: FormDraft<Input>;
  /** Usually `mutation.mutateAsync`. When it rejects, the form shows the error and keeps the input. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Accessible name of the form, for pages with several forms. */
  label?: string;
  children: ReactNode;
}

interface SubmitFailure {
  /** Counts the submits. Screen readers announce the summary of each one, because its element is a new one. */
  attempt: number;
  title?: string;
  /** Errors that belong to no field of the form. */
  items: readonly ErrorSummaryItem[];
}

/**
 * The base of every form. It validates the input by the schema, passes the parsed values to onSubmit and shows the
 * server's errors at their fields. The values are the defaults, over them the draft, and over both what the person
 * changed before hydration (form-context.ts).
 */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  draft,
  onSubmit,
  label,
  children,
}: FormProps<Input, Output>) {
  const formId = useId();
  const controlsKey = useControlsKey(formId);
  const draftValues = draft?.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft fills the form once, whatever is saved meanwhile
  const values = useMemo(
    () => (draftValues ? ({ ...defaultValues, ...draftValues } as Input) : undefined),
    [draftValues],
  );
  const form = useForm<Input, unknown, Output>({
    resolver: (typed, context, options) =>
      zodResolver(schema)(withUnreadDates(typed, options.fields), context, options),
    defaultValues,
    values,
    resetOptions: { keepDefaultValues: true, keepDirtyValues: true },
    // The error summary receives the focus instead.
    shouldFocusError: false,
  });
  // The fields subscribe to the parts of the state that they show. A changing state in the context would render all of them
  // again with every change, and once more after hydration.
  const [formState] = useState(form.formState);
  const { freeze, release } = useSubmitStore.getState();
  const attempts = useRef(0);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const summary = useRef<HTMLElement>(null);
  const { setFocus } = form;
  // The error at the only field of a form says what a summary would say, and receives the focus with the field.
  const [firstField, ...otherFields] = Object.keys(defaultValues) as Path<Input>[];
  const isOnlyField =
    otherFields.length === 0 && typeof defaultValues[firstField as keyof typeof defaultValues] === 'string';
  const onlyField = isOnlyField ? firstField : undefined;

  // Runs when the summary has rendered, and again when another submit fails with the same errors. A passive effect could
  // run after the user has already followed a link of the summary, and would take the focus back.
  useLayoutEffect(() => {
    if (!failure) return;
    if (summary.current) summary.current.focus();
    else if (onlyField) setFocus(onlyField);
  }, [failure, onlyField, setFocus]);

  const showFailure = (items: readonly ErrorSummaryItem[] = [], title?: string) => {
    attempts.current += 1;
    setFailure({ attempt: attempts.current, items, title });
  };

  const handleValid = async (parsed: Output) => {
    setFailure(null);
    try {
      await onSubmit(parsed);
    } catch (error) {
      // Not an API error but a defect in our code: the user sees a message, and the error is reported.
      if (!(error instanceof ApiCallError)) reportError(error);
      const { fieldErrors, title, items } = toFormErrors(formId, error);
      for (const { name, message } of fieldErrors)
        form.setError(name as Path<Input>, { type: 'server', message });
      showFailure(items, title);
    }
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so a form inside a dialog must not submit the form that contains the dialog.
    event.stopPropagation();
    // Read from the store, because a second Enter can arrive before the next render.
    if (useSubmitStore.getState().frozen) return;
    freeze();
    try {
      await form.handleSubmit(handleValid, () => showFailure())();
    } finally {
      release();
    }
  };

  return (
    <FormProvider {...form} formState={formState}>
      <FormIdContext value={formId}>
        <FormPendingContext value={form.formState.isSubmitting}>
          {/* POST, so that a submit before hydration cannot put a password into the URL. */}
          <Root
            key={controlsKey}
            id={formId}
            method="post"
            noValidate
            aria-label={label}
            onSubmit={handleSubmit}
          >
            <noscript>
              <InlineNotice tone="warn">
                送信するには、ブラウザーの設定でJavaScriptを有効にしてください。
              </InlineNotice>
            </noscript>
            {failure && (
              <SubmitErrors
                key={failure.attempt}
                ref={summary}
                formId={formId}
                failure={failure}
                hasOneField={onlyField !== undefined}
              />
            )}
            {draft && <StoredDraft draft={draft} />}
            {children}
          </Root>
        </FormPendingContext>
      </FormIdContext>
    </FormProvider>
  );
}

const isBackNavigation = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

/**
 * After Back, browsers fill the fields of a page with what was typed before, without an event, before or after hydration.
 * The form would show what it does not send, or what a logout has deleted: drafts restore input instead (decision 0120).
 * So the fields are reset before React attaches itself, and replaced by new ones afterwards.
 * @returns the key of the form's element
 */
function useControlsKey(formId: string): number {
  const [key, setKey] = useState(0);
  useInsertionEffect(() => {
    if (isBackNavigation()) (document.getElementById(formId) as HTMLFormElement | null)?.reset();
  }, [formId]);
  useEffect(() => {
    if (!isBackNavigation()) return;
    const handlePageShow = () => setKey((current) => current + 1);
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
  return key;
}

interface SubmitErrorsProps {
  formId: string;
  failure: SubmitFailure;
  hasOneField: boolean;
  ref: Ref<HTMLElement>;
}

/** Lists what is still wrong since the failed submit, except the error of an only field. */
function SubmitErrors({ formId, failure, hasOneField, ref }: SubmitErrorsProps) {
  const { subscribe, trigger } = useFormContext();
  const { errors } = useFormState();
  // An error may depend on other fields than its own, which react-hook-form does not validate again.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ errors: current }) => {
          const invalid = flattenErrors(current).filter(({ type }) => type !== 'server');
          if (invalid.length > 0) void trigger(invalid.map(({ name }) => name));
        },
      }),
    [subscribe, trigger],
  );
  const items = toSummaryItems(formId, hasOneField ? [] : flattenErrors(errors), failure.items);
  return items.length > 0 && <ErrorSummary ref={ref} title={failure.title} items={items} />;
}

/** Stores every change of the form, and offers to discard a restored draft. */
function StoredDraft<Values extends FieldValues>({
  draft: { values, onChange, onDiscard },
}: {
  draft: FormDraft<Values>;
}) {
  const { reset, subscribe } = useFormContext<Values>();
  const [isDiscarded, setDiscarded] = useState(false);
  const onChangeRef = useRef(onChange);
  useEffect(() => {
    onChangeRef.current = onChange;
  }, [onChange]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: changed }) => onChangeRef.current(changed),
      }),
    [subscribe],
  );

  if (!onDiscard) return null;
  const handleDiscard = () => {
    reset(undefined, { keepDirtyValues: false });
    onDiscard();
    setDiscarded(true);
  };
  return (
    <LiveRegion>
      {values && !isDiscarded && (
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

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;
