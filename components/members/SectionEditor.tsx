import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import type * as z from 'zod';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { UnsavedChangesGuard } from '@/components/ui/form/UnsavedChangesGuard';
import { Stack } from '@/components/ui/layout/Stack';
import { LinkButton } from '@/components/ui/navigation/Link';
import type { MemberSectionId } from '@/config/sections';
import { useRecordDraft } from '@/hooks/forms/record-draft';
import { useUpdateMember } from '@/hooks/members';
import { useEditorScroll } from '@/hooks/navigation/section-scroll';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { changedFields } from '@/schemas/fields';
import type { Member } from '@/schemas/member-fields';
import { memberParts } from '@/schemas/member-requests';
import { changesOf, hasSameContent } from '@/schemas/record-changes';
import { useMypageStore } from '@/stores/mypage-store';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { DraftConflicts } from './DraftConflicts';
import { getSectionDraftKey } from './EditableSection';

interface SectionEditorProps<Input extends FieldValues, Output> {
  id: MemberSectionId;
  title: string;
  member: Member;
  schema: z.ZodType<Output, Input>;
  /** Returns the values of the form for a record of the member. */
  toForm: (member: Member) => Input;
  /** Shown in place of what is not filled in yet. */
  firstValues?: Partial<Input>;
  /** Returns whether nothing is saved yet, so that a save sends every field. */
  isNew?: (member: Member) => boolean;
  /** The success toast. */
  message?: string;
  /** Path of the form on this site that required this section. A save returns to it. */
  returnPath?: string;
  /** What is saved on its own, above the form. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * The form of one section, rendered in place of the saved section. Unsaved changes are stored as a draft of the member.
 */
export function SectionEditor<Input extends FieldValues, Output extends object>({
  id,
  title,
  member,
  schema,
  toForm,
  firstValues,
  isNew = () => false,
  message,
  returnPath,
  before,
  children,
}: SectionEditorProps<Input, Output>) {
  const { mutateAsync } = useUpdateMember({ message, redirect: returnPath, replaces: true });
  const { fields } = memberParts[id];
  // What the form was filled with. The member may be fetched again while the form is open.
  const [filled] = useState<Input>(() => ({ ...toForm(member), ...firstValues }));
  const draftKey = getSectionDraftKey(id, member.id);
  const { draft, conflicts, save, answer, clear } = useRecordDraft(draftKey, fields, filled);
  const heading = useRef<HTMLHeadingElement>(null);
  // The editor replaces the button that opened it, so its heading receives the focus and is scrolled into view.
  const editorScroll = useEditorScroll(id, draftKey, heading);

  const typed = useRef<Input>(null);
  // What was sent without a reply. It may have been saved.
  const unanswered = useRef<Output[]>([]);

  const handleChange = (values: Input) => {
    typed.current = values;
    save(values);
  };

  const handleSubmit = async (values: Output) => {
    const submitted = typed.current ?? { ...filled, ...draft };
    const parse = (input: Input) => schema.safeParse(input).data ?? input;
    const changesTo = (newest: Member) => {
      const now = parse(toForm(newest)) as Readonly<Record<string, unknown>>;
      // What the record has from a save whose reply was lost is what the form has been changed from since.
      const stored = Object.fromEntries(
        unanswered.current
          .flatMap((attempt) => Object.entries(attempt))
          .filter(([name, value]) => hasSameContent(value, now[name])),
      );
      // Compared as typed: values that were saved with a fault parse only once the fault is mended.
      const typedNames = typed.current ? { ...changedFields(filled, typed.current), ...stored } : values;
      const own = Object.fromEntries(Object.entries(values).filter(([name]) => name in typedNames));
      const changes = changesOf(fields, { ...parse(filled), ...stored }, own, now);
      return isNew(newest) ? { ...changes, values: { ...values, ...changes.values } } : changes;
    };
    try {
      await mutateAsync({ memberId: member.id, part: id, changesTo });
    } catch (error) {
      if (error instanceof ApiCallError && error.isReplyLost) unanswered.current.push(values);
      throw error;
    }
    // What was typed while the save was on its way remains as a draft.
    save(typed.current ?? submitted, submitted);
    editorScroll.clearPosition();
    useMypageStore.getState().setSavedSection(id);
  };

  const handleDiscard = () => {
    answer(filled);
    // The notice unmounts, and its button had the focus.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Stack as="section" $gap={5} id={id} aria-labelledby={`${id}-editor`}>
      <Title ref={heading} id={`${id}-editor`} tabIndex={-1}>
        {title}の編集
      </Title>
      {returnPath && <InlineNotice>保存すると、応募の入力に戻ります。</InlineNotice>}
      {before}
      <Form<Input, Output>
        label={title}
        schema={schema}
        defaultValues={filled as DefaultValues<Input>}
        draft={{ values: draft, onChange: handleChange, onDiscard: handleDiscard }}
        onSubmit={handleSubmit}
      >
        <UnsavedChangesGuard onDiscard={clear} />
        {conflicts && <DraftConflicts<Input> conflicts={conflicts} onAnswer={answer} />}
        {children}
        <ActionBar>
          <LinkButton href={returnPath ?? '/mypage/'} shallow={!returnPath} scroll={Boolean(returnPath)}>
            編集をやめる
          </LinkButton>
          <SubmitButton>{returnPath ? '保存して戻る' : '保存する'}</SubmitButton>
        </ActionBar>
      </Form>
    </Stack>
  );
}

const Title = styled.h2`
  ${panelTitle}
  font-size: ${theme.text.block};
  scroll-margin-block-start: ${theme.space[6]};

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
