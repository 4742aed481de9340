import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';

/** Its counter belongs to Field. No native maxLength: it would cut off what an IME has under way. */
export function Textarea({ rows = 6, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <Root {...rest} rows={rows} />;
}

const Root = styled.textarea`
  ${controlStyle}
  display: block;
  padding-block: ${({ theme }) => theme.space[3]};
  line-height: ${({ theme }) => theme.lineHeight.body};
  resize: vertical;
  field-sizing: content;
  min-height: ${({ theme }) => theme.size.textarea};
`;
