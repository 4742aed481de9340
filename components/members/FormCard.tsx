import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
import { largeText, media, panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The part of a card that receives the focus: its title, or the button that has just moved it. */
export type CardFocusTarget = 'title' | 'up' | 'down';

interface FormCardProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** A new object for every request, so that the same part can be focused again. */
  focusRequest: { part: CardFocusTarget } | null;
  onMove: (part: 'up' | 'down') => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list in a form, with buttons to move and remove it. */
export function FormCard({
  title,
  isFirst,
  isLast,
  focusRequest,
  onMove,
  onRemove,
  children,
}: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!focusRequest) return;
    const target = { title: heading, up, down }[focusRequest.part].current;
    target?.focus();
    // A button that moves with its card has the focus already, so the browser does not scroll to it.
    target?.scrollIntoView?.({ block: 'nearest' });
  }, [focusRequest]);

  return (
    <Root aria-label={title}>
      <Head>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Actions>
          {!(isFirst && isLast) && (
            <>
              <Button
                ref={up}
                variant="text"
                size="small"
                inactive={isFirst}
                aria-label={`${title}を上へ移動`}
                onClick={() => onMove('up')}
              >
                <Icon node={ArrowUp} />
              </Button>
              <Button
                ref={down}
                variant="text"
                size="small"
                inactive={isLast}
                aria-label={`${title}を下へ移動`}
                onClick={() => onMove('down')}
              >
                <Icon node={ArrowDown} />
              </Button>
            </>
          )}
          <Button variant="text" size="small" aria-label={`${title}を削除`} onClick={onRemove}>
            <Icon node={Trash2} />
            削除
          </Button>
        </Actions>
      </Head>
      <Fields>{children}</Fields>
    </Root>
  );
}

const Root = styled.section`
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
  background: ${theme.color.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.primaryFaint};
  border-block-end: ${theme.border.regular};

  ${largeText} {
    flex-wrap: wrap;
  }

  ${media.md} {
    padding-inline: ${theme.space[6]} ${theme.space[3]};
  }
`;

const Title = styled.h3`
  ${panelTitle}
  font-size: ${theme.text.body};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[4]};

  ${media.md} {
    padding: ${theme.space[6]};
  }
`;
