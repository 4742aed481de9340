import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import type * as z from 'zod';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { UnsavedChangesGuard } from '@/components/ui/form/UnsavedChangesGuard';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import type { MemberSectionId } from '@/config/member-sections';
import { useDraft } from '@/hooks/forms/draft';
import { useEditorScroll } from '@/hooks/navigation/section-scroll';
import { changedFields } from '@/schemas/fields';
import { useMypageStore } from '@/stores/mypage-store';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { getSectionDraftKey } from './EditableSection';

interface SectionEditorProps<Input extends FieldValues, Output> {
  id: MemberSectionId;
  title: string;
  memberId: number;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** True when nothing is saved yet, so that a save sends every field. */
  isNew?: boolean;
  /** Receives the fields that the member has changed. */
  onSave: (changed: Partial<Output>) => Promise<unknown>;
  /** Path of the form on this site that required this section. A save returns to it. */
  returnPath?: string;
  children: ReactNode;
}

/**
 * The form of one section, rendered in place of the saved section. Unsaved changes are stored as a draft of the member.
 */
export function SectionEditor<Input extends FieldValues, Output extends object>({
  id,
  title,
  memberId,
  schema,
  defaultValues,
  isNew = false,
  onSave,
  returnPath,
  children,
}: SectionEditorProps<Input, Output>) {
  const draftKey = getSectionDraftKey(id, memberId);
  const { draft, save, clear } = useDraft<Input>(draftKey);
  // What the form was filled with. The member may be fetched again while the form is open.
  const [filled] = useState(defaultValues);
  const heading = useRef<HTMLHeadingElement>(null);
  // The editor replaces the button that opened it, so its heading receives the focus and is scrolled into view.
  const editorScroll = useEditorScroll(id, draftKey, heading);

  const typed = useRef<Input>(null);

  const handleChange = (values: Input) => {
    typed.current = values;
    save(values);
  };

  const handleSubmit = async (values: Output) => {
    const saved = schema.safeParse(filled).data ?? filled;
    await onSave(isNew ? values : changedFields(saved, values));
    // What was typed while the save was on its way remains as a draft.
    const { data = null } = typed.current ? schema.safeParse(typed.current) : { data: values };
    if (JSON.stringify(data) === JSON.stringify(values)) clear();
    editorScroll.clearPosition();
    useMypageStore.getState().setSavedSection(id);
  };

  const handleDiscard = () => {
    clear();
    // The notice unmounts, and its button had the focus.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Root id={id} aria-labelledby={`${id}-editor`}>
      <Title ref={heading} id={`${id}-editor`} tabIndex={-1}>
        {title}の編集
      </Title>
      {returnPath && <InlineNotice>保存すると、応募の入力に戻ります。</InlineNotice>}
      <Form<Input, Output>
        label={title}
        schema={schema}
        defaultValues={defaultValues}
        draft={{ values: draft, onChange: handleChange, onDiscard: handleDiscard }}
        onSubmit={handleSubmit}
      >
        <UnsavedChangesGuard onDiscard={clear} />
        {children}
        <ActionBar>
          <LinkButton href={returnPath ?? '/mypage/'} shallow={!returnPath} scroll={Boolean(returnPath)}>
            編集をやめる
          </LinkButton>
          <SubmitButton>{returnPath ? '保存して戻る' : '保存する'}</SubmitButton>
        </ActionBar>
      </Form>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

const Title = styled.h2`
  ${panelTitle}
  font-size: ${theme.text.block};
  scroll-margin-block-start: ${theme.space[6]};

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
