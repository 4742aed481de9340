import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { toFailure } from '@/schemas/failures';
import { useSubmitStore } from '@/stores/submit-store';
import { ErrorSummary, type ErrorSummaryItem } from '../ErrorSummary';
import { FormPending } from '../form-pending';
import { createCheck, type SchemaSource, UNCHECKED } from './form-check';
import { FormIdContext } from './form-context';
import { flattenErrors, NOT_SENT, readFailure, summarize } from './form-errors';

interface FormProps<Input extends FieldValues, Output> {
  schema: SchemaSource<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Usually `mutation.mutateAsync`. A rejection is shown in the form; whatever was typed stays. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Names the form where a page has several. */
  label?: string;
  children: ReactNode;
}

/** The one way to build a form: schema in, checked values out, the server's refusals on their fields. */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  label,
  children,
}: FormProps<Input, Output>) {
  const formId = useId();
  const [check] = useState(() => createCheck(schema));
  const form = useForm<Input, unknown, Output>({
    resolver: check.resolver,
    defaultValues,
    // The summary takes the focus instead.
    shouldFocusError: false,
  });
  const { freeze, release } = useSubmitStore.getState();
  const inFlight = useRef(false);
  const [problems, setProblems] = useState<readonly ErrorSummaryItem[]>([]);
  const [title, setTitle] = useState<string>();
  const summary = useRef<HTMLElement>(null);

  // After the render that shows them, and again for the same problems after another try.
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  const handleValid = async (values: Output) => {
    setProblems([]);
    freeze();
    try {
      await onSubmit(values);
    } catch (thrown) {
      const failure = toFailure(thrown);
      // No refusal but a defect of ours: tell the person, and let it be seen.
      if (!failure) reportError(thrown);
      const { onFields, title, items } = readFailure(formId, failure);
      for (const { name, message } of onFields)
        form.setError(name as Path<Input>, { type: 'server', message });
      setTitle(title);
      setProblems(items);
    } finally {
      release();
    }
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A form inside a dialog must not submit the one around it in React's tree.
    event.stopPropagation();
    // Enter pressed twice is quicker than the next render.
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await form.handleSubmit(handleValid, (errors) => {
        setTitle(UNCHECKED in errors ? NOT_SENT : undefined);
        setProblems(summarize(formId, flattenErrors(errors)));
      })();
    } finally {
      inFlight.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <FormIdContext value={formId}>
        <FormPending value={form.formState.isSubmitting}>
          {/* POST, so that a submit before hydration cannot put a password into the address. */}
          <Root
            method="post"
            noValidate
            aria-label={label}
            onFocus={() => void check.load()}
            onSubmit={handleSubmit}
          >
            {problems.length > 0 && <ErrorSummary ref={summary} title={title} items={problems} />}
            {children}
          </Root>
        </FormPending>
      </FormIdContext>
    </FormProvider>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
`;
