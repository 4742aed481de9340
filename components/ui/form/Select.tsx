import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { controlStyle } from './control-style';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[];
  /** Label of the empty first option, which is selected while there is no value. */
  placeholder?: string;
}

export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <Frame>
      <Root {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Root>
      <Arrow>
        <Icon node={ChevronDown} />
      </Arrow>
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Root = styled.select`
  ${controlStyle}
  padding-inline-end: ${({ theme }) => theme.space[12]};
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${({ theme }) => theme.space[4]};
  display: grid;
  place-items: center;
  color: ${({ theme }) => theme.color.primary};
  pointer-events: none;
`;
