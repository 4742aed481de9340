import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import type { CareerEducationInput } from '@/schemas/career-education';
import { blockTitle, media } from '@/styles/mixins';
import { CareerPeriod } from './CareerPeriod';

interface CareerCardProps {
  index: number;
  /** Just added, or just brought back: the place to go on typing. */
  takesFocus: boolean;
  onRemove: () => void;
}

/** One job of the form (spec §3). */
export function CareerCard({ index, takesFocus, onRemove }: CareerCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const title = `職務経歴 ${index + 1}`;
  return (
    <Root aria-label={title}>
      <Head>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Button variant="text" size="small" aria-label={`${title}を削除`} onClick={onRemove}>
          <Trash2 />
          削除
        </Button>
      </Head>
      <Fields>
        <FormTextField<CareerEducationInput>
          name={`careers.${index}.company`}
          label="勤務先・屋号"
          required
          placeholder="例：〇〇監査法人、独立開業"
          autoComplete="organization"
        />
        <FormTextField<CareerEducationInput>
          name={`careers.${index}.position`}
          label="役職・担当"
          required={false}
          placeholder="例：シニアマネージャー"
          autoComplete="organization-title"
        />
        <CareerPeriod index={index} />
        <FormTextarea<CareerEducationInput>
          name={`careers.${index}.description`}
          label="業務の内容"
          required={false}
          hint="担当した業務、規模、使用した基準などを書くと、企業に伝わりやすくなります。"
          rows={4}
          maxCount={2000}
        />
      </Fields>
    </Root>
  );
}

const Root = styled.section`
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
  background: ${({ theme }) => theme.color.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.primaryFaint};
  border-block-end: ${({ theme }) => theme.line.rule};

  ${media.md} {
    padding-inline: ${({ theme }) => `${theme.space[6]} ${theme.space[3]}`};
  }
`;

const Title = styled.h3`
  ${blockTitle}
  font-size: ${({ theme }) => theme.text.body};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  padding: ${({ theme }) => theme.space[4]};

  ${media.md} {
    padding: ${({ theme }) => theme.space[6]};
  }
`;
