import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { toApiFailure } from '@/lib/api-failure';
import { useSubmitStore } from '@/stores/submit-store';
import { theme } from '@/styles/theme';
import { ErrorSummary, type ErrorSummaryItem } from './ErrorSummary';
import { FormIdContext } from './form-context';
import { flattenErrors, NOT_SENT_TITLE, toFormErrors, toSummaryItems } from './form-errors';
import { FormPendingContext } from './form-pending';
import { createLazyResolver, type SchemaSource, VALIDATION_FAILED_KEY } from './form-validation';

interface FormProps<Input extends FieldValues, Output> {
  schema: SchemaSource<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Usually `mutation.mutateAsync`. When it rejects, the form shows the error and keeps the input. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Accessible name of the form, for pages with several forms. */
  label?: string;
  children: ReactNode;
}

interface SubmitErrors {
  /** Counts the submits. Screen readers announce the summary of each one, because its element is a new one. */
  attempt: number;
  items: readonly ErrorSummaryItem[];
  title?: string;
}

/**
 * The base of every form. It validates the input by the schema, passes the parsed values to onSubmit and shows the
 * server's errors at their fields.
 */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  label,
  children,
}: FormProps<Input, Output>) {
  const formId = useId();
  const [validation] = useState(() => createLazyResolver(schema));
  const form = useForm<Input, unknown, Output>({
    resolver: validation.resolver,
    defaultValues,
    // The error summary receives the focus instead.
    shouldFocusError: false,
  });
  const { freeze, release } = useSubmitStore.getState();
  const inFlight = useRef(false);
  const [errors, setErrors] = useState<SubmitErrors>({ attempt: 0, items: [] });
  const summary = useRef<HTMLElement>(null);

  // Runs when the summary has rendered, and again when another submit fails with the same errors. A passive effect could
  // run after the user has already followed a link of the summary, and would take the focus back.
  useLayoutEffect(() => {
    if (errors.items.length > 0) summary.current?.focus();
  }, [errors]);

  const showErrors = (items: readonly ErrorSummaryItem[], title?: string) =>
    setErrors(({ attempt }) => ({ attempt: attempt + 1, items, title }));

  const handleValid = async (values: Output) => {
    showErrors([]);
    freeze();
    try {
      await onSubmit(values);
    } catch (error) {
      const failure = toApiFailure(error);
      // Not an API error but a defect in our code: the user sees a message, and the error is reported.
      if (!failure) reportError(error);
      const { fieldErrors, title, items } = toFormErrors(formId, failure);
      for (const { name, message } of fieldErrors)
        form.setError(name as Path<Input>, { type: 'server', message });
      showErrors(items, title);
    } finally {
      release();
    }
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so a form inside a dialog must not submit the form that contains the dialog.
    event.stopPropagation();
    // A ref, because a second Enter can arrive before the next render.
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await form.handleSubmit(handleValid, (invalid) => {
        const title = VALIDATION_FAILED_KEY in invalid ? NOT_SENT_TITLE : undefined;
        showErrors(toSummaryItems(formId, flattenErrors(invalid)), title);
      })();
    } finally {
      inFlight.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <FormIdContext value={formId}>
        <FormPendingContext value={form.formState.isSubmitting}>
          {/* POST, so that a submit before hydration cannot put a password into the URL. */}
          <Root
            method="post"
            noValidate
            aria-label={label}
            onFocus={() => void validation.load()}
            onSubmit={handleSubmit}
          >
            <noscript>
              <InlineNotice tone="warn">
                送信するには、ブラウザーの設定でJavaScriptを有効にしてください。
              </InlineNotice>
            </noscript>
            {errors.items.length > 0 && (
              <ErrorSummary key={errors.attempt} ref={summary} title={errors.title} items={errors.items} />
            )}
            {children}
          </Root>
        </FormPendingContext>
      </FormIdContext>
    </FormProvider>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;
