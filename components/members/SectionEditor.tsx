import { type ReactNode, useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { ActionBar } from '@/components/ui/ActionBar';
import { Form } from '@/components/ui/form/Form';
import { FormDraft } from '@/components/ui/form/FormDraft';
import type { SchemaSource } from '@/components/ui/form/form-check';
import { LinkButton } from '@/components/ui/LinkButton';
import { SubmitButton } from '@/components/ui/SubmitButton';
import type { MemberSectionId } from '@/config/member-sections';
import { useDraft } from '@/hooks/draft';
import { blockTitle } from '@/styles/mixins';

interface SectionEditorProps<Input extends FieldValues, Output> {
  id: MemberSectionId;
  title: string;
  memberId: number;
  schema: SchemaSource<Input, Output>;
  defaultValues: DefaultValues<Input>;
  onSave: (values: Output) => Promise<unknown>;
  children: ReactNode;
}

/** The form of one section, in the place of what it edits; what is not saved is kept for the member. */
export function SectionEditor<Input extends FieldValues, Output>({
  id,
  title,
  memberId,
  schema,
  defaultValues,
  onSave,
  children,
}: SectionEditorProps<Input, Output>) {
  const draft = useDraft<Input>(`${id}:${memberId}`);
  const heading = useRef<HTMLHeadingElement>(null);

  // It took the place of the button that opened it.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  return (
    <Root id={id} aria-labelledby={`${id}-editor`}>
      <Title ref={heading} id={`${id}-editor`} tabIndex={-1}>
        {title}の編集
      </Title>
      <Form<Input, Output>
        label={title}
        schema={schema}
        defaultValues={defaultValues}
        onSubmit={(values) => onSave(values).then(draft.clear)}
      >
        <FormDraft<Input> draft={draft.draft} onKeep={draft.save} onDiscard={draft.clear} />
        {children}
        <ActionBar>
          <LinkButton href="/mypage/" shallow scroll={false}>
            編集をやめる
          </LinkButton>
          <SubmitButton>保存する</SubmitButton>
        </ActionBar>
      </Form>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
`;

const Title = styled.h2`
  ${blockTitle}
  font-size: ${({ theme }) => theme.text.block};
  scroll-margin-block-start: ${({ theme }) => theme.space[6]};

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
