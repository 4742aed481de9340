import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { fragmentFocus } from '@/hooks/browser/focus';
import { hoverable, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface TextLinkProps extends ComponentPropsWithRef<typeof Link> {
  /** Opens in a new tab and adds a text that says so. */
  newTab?: boolean;
  bold?: boolean;
  /** For a link that is not inside a sentence: large enough to tap on touch screens. */
  standalone?: boolean;
}

export function TextLink({
  newTab = false,
  bold = false,
  standalone = false,
  children,
  ...rest
}: TextLinkProps) {
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root
      onClick={fragmentFocus(rest.href)}
      {...rest}
      {...newTabProps}
      className={[bold && 'bold', standalone && 'standalone'].filter(Boolean).join(' ') || undefined}
    >
      {children}
      {newTab && <span className="visually-hidden">（新しいタブで開きます）</span>}
    </Root>
  );
}

const Root = styled(Link)`
  color: ${theme.color.primary};
  text-decoration: underline;
  border-radius: ${theme.radius.badge};

  &:where(.bold) {
    font-weight: 700;
  }

  ${touch} {
    &:where(.standalone) {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }
  }

  ${hoverable} {
    &:hover {
      color: ${theme.color.primaryPressed};
      text-decoration-thickness: 0.12em;
    }
  }
`;
