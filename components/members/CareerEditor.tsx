import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ActionBar } from '@/components/ui/ActionBar';
import { Form } from '@/components/ui/form/Form';
import { FormDraft } from '@/components/ui/form/FormDraft';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LinkButton } from '@/components/ui/LinkButton';
import { SubmitButton } from '@/components/ui/SubmitButton';
import { useDraft } from '@/hooks/draft';
import { useUpdateCareerEducation } from '@/hooks/members';
import type { Career, CareerEducationInput } from '@/schemas/career-education';
import { blockTitle } from '@/styles/mixins';
import { blankCareer, CareerCards } from './CareerCards';

const schema = () => import('@/schemas/career-education').then((module) => module.careerEducationSchema);

interface CareerEditorProps {
  memberId: number;
  careers: readonly Career[];
  /** Own path of the form that asked for a work history. */
  next?: string;
}

export function CareerEditor({ memberId, careers, next }: CareerEditorProps) {
  const { mutateAsync: save } = useUpdateCareerEducation({ next });
  const draft = useDraft<CareerEducationInput>(`career:${memberId}`);
  const heading = useRef<HTMLHeadingElement>(null);

  // It took the place of the button that opened it, and on arrival from a form it may lie below the fold.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  return (
    <Root id="career" aria-labelledby="career-editor">
      <Title ref={heading} id="career-editor" tabIndex={-1}>
        職務経歴の編集
      </Title>
      {next && <InlineNotice>保存すると、応募の入力に戻ります。</InlineNotice>}
      <Form<CareerEducationInput, { careers: Career[] }>
        label="職務経歴"
        schema={schema}
        defaultValues={{ careers: careers.length > 0 ? [...careers] : [blankCareer()] }}
        onSubmit={(payload) => save({ memberId, payload }).then(draft.clear)}
      >
        <FormDraft<CareerEducationInput> draft={draft.draft} onKeep={draft.save} onDiscard={draft.clear} />
        <CareerCards />
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
