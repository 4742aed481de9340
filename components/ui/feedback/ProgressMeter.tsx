import { useId } from 'react';
import styled from 'styled-components';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ProgressMeterProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
}

/** Shows progress as a bar and as a percentage. */
export function ProgressMeter({ label, percent }: ProgressMeterProps) {
  const id = useId();
  return (
    <Root>
      <Label id={id}>
        {label} {percent}%
      </Label>
      <Bar value={percent} max={100} aria-labelledby={id} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Label = styled.p`
  ${tabularNumerals}
  font-size: ${theme.text.small};
  font-weight: 700;
`;

const Bar = styled.progress`
  width: 100%;
  height: ${theme.space[2]};
  accent-color: ${theme.color.primary};
`;
