import { type ReactNode, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { ActionBar } from '@/components/ui/ActionBar';
import { Form } from '@/components/ui/form/Form';
import { FormDraft } from '@/components/ui/form/FormDraft';
import { FormGuard } from '@/components/ui/form/FormGuard';
import type { SchemaSource } from '@/components/ui/form/form-check';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LinkButton } from '@/components/ui/LinkButton';
import { SubmitButton } from '@/components/ui/SubmitButton';
import type { MemberSectionId } from '@/config/member-sections';
import { useDraft } from '@/hooks/draft';
import { useEditorPlace } from '@/hooks/section-place';
import { blockTitle } from '@/styles/mixins';
import { draftKeyOf } from './draft-key';

interface SectionEditorProps<Input extends FieldValues, Output> {
  id: MemberSectionId;
  title: string;
  memberId: number;
  schema: SchemaSource<Input, Output>;
  defaultValues: DefaultValues<Input>;
  onSave: (values: Output) => Promise<unknown>;
  /** Own path of the form that asked for this section, which a save leads back to. */
  next?: string;
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
  next,
  children,
}: SectionEditorProps<Input, Output>) {
  const key = draftKeyOf(id, memberId);
  const { draft, save, clear } = useDraft<Input>(key);
  const heading = useRef<HTMLHeadingElement>(null);
  // It took the place of the button that opened it.
  const place = useEditorPlace(id, key, heading);

  const handleSubmit = async (values: Output) => {
    await onSave(values);
    clear();
    place.forget();
  };

  const handleDiscard = () => {
    clear();
    // The notice goes, and the button that held the focus with it.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Root id={id} aria-labelledby={`${id}-editor`}>
      <Title ref={heading} id={`${id}-editor`} tabIndex={-1}>
        {title}の編集
      </Title>
      {next && <InlineNotice>保存すると、応募の入力に戻ります。</InlineNotice>}
      <Form<Input, Output>
        label={title}
        schema={schema}
        defaultValues={defaultValues}
        onSubmit={handleSubmit}
      >
        <FormDraft<Input> draft={draft} onKeep={save} onDiscard={handleDiscard} />
        <FormGuard onDiscard={clear} />
        {children}
        <ActionBar>
          <LinkButton href={next ?? '/mypage/'} shallow={!next} scroll={Boolean(next)}>
            編集をやめる
          </LinkButton>
          <SubmitButton>{next ? '保存して戻る' : '保存する'}</SubmitButton>
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
