import { X } from 'lucide';
import Link from 'next/link';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { hoverable, touch, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface FilterChipProps {
  label: string;
  /** Link to the same list without this condition. */
  href: string;
}

/** An active filter condition. Following the link removes it. */
export function FilterChip({ label, href }: FilterChipProps) {
  return (
    <Root href={href} scroll={false}>
      {label}
      <VisuallyHidden>を外す</VisuallyHidden>
      <Icon node={X} />
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.space[8]};
  padding-inline: ${theme.space[3]} ${theme.space[2]};
  color: ${theme.color.primaryPressed};
  background: ${theme.color.primaryTint};
  border: ${theme.border.transparent};
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  font-weight: 700;
  text-decoration: none;

  ${touch} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
  }

  ${hoverable} {
    &:hover {
      border: ${theme.border.primary};
    }
  }
`;

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
