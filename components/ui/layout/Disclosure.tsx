import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { hoverable, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface DisclosureProps {
  title: string;
  /** Number of selected items inside. */
  selectedCount: number;
  open: boolean;
  /** Shows short items side by side. */
  isMultiColumn?: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A collapsible part of a long list. */
export function Disclosure({
  title,
  selectedCount,
  open,
  isMultiColumn = false,
  onToggle,
  children,
}: DisclosureProps) {
  const id = useId();
  return (
    <Root open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <Title>
        <span id={id}>{title}</span>
        {selectedCount > 0 && <CountBadge>{selectedCount}件選択</CountBadge>}
        <Icon node={ChevronDown} />
      </Title>
      <Body role="group" aria-labelledby={id} $columns={isMultiColumn}>
        {children}
      </Body>
    </Root>
  );
}

const Root = styled.details`
  background: ${theme.color.surface};
  border: ${theme.border.regular};

  & + & {
    border-block-start: ${theme.border.none};
  }

  &:first-child {
    border-block-start: ${theme.border.thick};
  }
`;

const Title = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  font-weight: 700;
  cursor: pointer;

  & > :first-child {
    flex: 1;
  }

  details[open] > & > svg {
    rotate: 180deg;
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }
`;

const CountBadge = styled.span`
  ${tabularNumerals}
  flex: none;
  padding-inline: ${theme.space[2]};
  color: ${theme.color.primaryPressed};
  background: ${theme.color.primaryTint};
  border-radius: ${theme.radius.badge};
  font-size: ${theme.text.caption};
`;

const Body = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: ${({ $columns }) =>
    $columns ? 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))' : 'minmax(0, 1fr)'};
  border-block-start: ${theme.border.regular};
`;
