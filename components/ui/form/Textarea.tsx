import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { controlStyle } from './control-style';

/**
 * Grows with its text, up to a part of the window: beyond that the text scrolls, so that the counter, an error and
 * the next field stay near. The counter is part of Field. There is no native maxLength, because it would truncate
 * text during an IME composition.
 */
export function Textarea({ rows = 6, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <Root {...rest} rows={rows} />;
}

const Root = styled.textarea`
  ${controlStyle}
  display: block;
  padding-block: ${theme.space[3]};
  line-height: ${theme.lineHeight.body};
  resize: vertical;
  field-sizing: content;
  min-height: ${theme.size.textarea};
  max-height: max(60dvh, ${theme.size.textarea});
`;
