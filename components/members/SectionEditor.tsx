import { type ReactNode, useCallback, useRef } from 'react';
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
import { useSectionConflict } from '@/hooks/forms/section-conflict';
import { useEditorScroll } from '@/hooks/navigation/section-scroll';
import { useMypageStore } from '@/stores/mypage-store';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { getSectionDraftKey } from './section-draft-key';

interface SectionEditorProps<Input extends FieldValues, Output> {
  id: MemberSectionId;
  title: string;
  memberId: number;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  onSave: (values: Output) => Promise<unknown>;
  /** Path of the form on this site that required this section. A save returns to it. */
  returnPath?: string;
  children: ReactNode;
}

/**
 * The form of one section, rendered in place of the saved section. Unsaved changes are stored as a draft of the member.
 */
export function SectionEditor<Input extends FieldValues, Output>({
  id,
  title,
  memberId,
  schema,
  defaultValues,
  onSave,
  returnPath,
  children,
}: SectionEditorProps<Input, Output>) {
  const draftKey = getSectionDraftKey(id, memberId);
  const { draft, save, clear: clearDraft } = useDraft<Input>(draftKey);
  const { saveUnlessChanged, saveBase, clearBase, saveNewBase } = useSectionConflict(id, memberId, draftKey);
  const heading = useRef<HTMLHeadingElement>(null);
  // The editor replaces the button that opened it, so its heading receives the focus and is scrolled into view.
  const editorScroll = useEditorScroll(id, draftKey, heading);

  const clear = useCallback(() => {
    clearDraft();
    clearBase();
  }, [clearDraft, clearBase]);

  const typed = useRef<Input>(null);

  const handleChange = (values: Input) => {
    typed.current = values;
    save(values);
    saveBase();
  };

  const handleSubmit = async (values: Output) => {
    await saveUnlessChanged(() => onSave(values));
    // What was typed while the save was on its way remains as a draft.
    const { data = null } = typed.current ? schema.safeParse(typed.current) : { data: values };
    if (JSON.stringify(data) === JSON.stringify(values)) clear();
    else saveNewBase();
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
