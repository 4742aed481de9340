import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDismiss } from '@/hooks/browser/dismiss';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';
import { below, menuPanel } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface TriggerProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface DisclosureMenuProps {
  /** Renders the button. The props must be spread on it. */
  renderTrigger: (props: TriggerProps) => ReactNode;
  /**
   * Makes the menu controlled; must be passed together with onOpenChange. The header uses it so that only one panel is
   * open.
   */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  wide?: boolean;
  /** On narrow widths the panel spans the nearest positioned ancestor instead of aligning with its button. */
  fullWidthOnMobile?: boolean;
  children: ReactNode;
}

/**
 * A button with a panel. The panel closes on a press outside, on Escape (which returns the focus to the button) and
 * when a link is followed.
 */
export function DisclosureMenu({
  renderTrigger,
  open: controlledOpen,
  onOpenChange,
  wide = false,
  fullWidthOnMobile = false,
  children,
}: DisclosureMenuProps) {
  const [internalOpen, setInternalOpen] = useState(false);
  const open = controlledOpen ?? internalOpen;
  const ref = useRef<HTMLDivElement>(null);
  const panelId = useId();
  // Only scripts open the panel, so the server renders the button alone.
  const isHydrated = useIsHydrated();

  const setOpen = (next: boolean) => {
    setInternalOpen(next);
    onOpenChange?.(next);
  };

  useDismiss(ref, { isOpen: () => open, close: () => setOpen(false) });

  const handlePanelClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href]')) setOpen(false);
  };

  return (
    <Root ref={ref} className={fullWidthOnMobile ? 'full-width-on-mobile' : undefined}>
      {renderTrigger({
        type: 'button',
        'aria-expanded': open,
        'aria-controls': panelId,
        onClick: () => setOpen(!open),
      })}
      {isHydrated && (
        <Panel id={panelId} hidden={!open} className={wide ? 'wide' : undefined} onClick={handlePanelClick}>
          {children}
        </Panel>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;

  &.full-width-on-mobile {
    ${below.md} {
      position: static;
    }
  }
`;

const Panel = styled.div`
  ${menuPanel}
  inset-block-start: calc(100% + ${theme.space[2]});
  inset-inline: auto 0;
  width: max-content;
  min-width: 100%;
  max-width: min(${theme.size.panel}, 100vw - ${theme.space[8]});

  &.wide {
    max-width: min(${theme.size.panelWide}, 100vw - ${theme.space[8]});
  }

  .full-width-on-mobile > & {
    inset-block-start: calc(100% + ${theme.space[4]});

    ${below.md} {
      inset-block-start: 100%;
      inset-inline: 0;
      width: auto;
      max-width: none;
      border-inline: ${theme.border.none};
    }
  }
`;
