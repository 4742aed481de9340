import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { theme } from '@/styles/theme';
import { controlStyle } from './TextInput';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[];
  /** Label of the empty first option, which is selected while there is no value. */
  placeholder?: string;
  /** Low and in small letters, for a tool beside a list. Touch screens get the usual height. */
  compact?: boolean;
}

/** A chosen value that is not among the options is one of them, under its own name, so that it is seen and stays. */
export function Select({ options, placeholder, compact = false, ...rest }: SelectProps) {
  const { value: chosen } = rest;
  const isUnknown =
    typeof chosen === 'string' && chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <Frame>
      <Root {...rest} $compact={compact}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {isUnknown && <option value={chosen}>{chosen}</option>}
      </Root>
      <Arrow>
        <Icon node={ChevronDown} />
      </Arrow>
    </Frame>
  );
}

const compactStyle = css`
  @media (pointer: fine) {
    min-height: ${theme.space[8]};
    padding: 0 ${theme.space[10]} 0 ${theme.space[3]};
    font-size: ${theme.text.small};
  }
`;

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Root = styled.select<{ $compact: boolean }>`
  ${controlStyle}
  padding-inline-end: ${theme.space[12]};
  text-overflow: ellipsis;
  cursor: pointer;

  ${({ $compact }) => $compact && compactStyle}
`;

const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.space[4]};
  display: grid;
  place-items: center;
  color: ${theme.color.primary};
  pointer-events: none;
`;
