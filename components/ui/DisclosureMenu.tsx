import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { below, media } from '@/styles/mixins';

interface TriggerProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface DisclosureMenuProps {
  /** Draws the button: spread the props on it. */
  trigger: (props: TriggerProps, open: boolean) => ReactNode;
  /** Given together, the state lives outside (the header lets only one panel be open). */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'end';
  wide?: boolean;
  /** On small widths the panel spans the nearest positioned ancestor instead of hanging from its button. */
  spread?: boolean;
  children: ReactNode;
}

/** A button and its panel. Closes by a press outside, by Escape (focus goes back), and on following a link. */
export function DisclosureMenu({
  trigger,
  open: givenOpen,
  onOpenChange,
  align = 'start',
  wide = false,
  spread = false,
  children,
}: DisclosureMenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = givenOpen ?? ownOpen;
  const ref = useRef<HTMLDivElement>(null);
  const panelId = useId();

  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  useEffect(() => {
    if (!open) return;
    const handlePress = (event: PointerEvent) => {
      if (ref.current?.contains(event.target as Node)) return;
      setOwnOpen(false);
      onOpenChange?.(false);
    };
    // Capture: whatever stops the event on its way must not keep the panel open.
    document.addEventListener('pointerdown', handlePress, true);
    return () => document.removeEventListener('pointerdown', handlePress, true);
  }, [open, onOpenChange]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !ref.current?.contains(relatedTarget)) setOpen(false);
  };

  const handlePanelClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href]')) setOpen(false);
  };

  return (
    <Root ref={ref} $spread={spread} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      {trigger(
        { type: 'button', 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) },
        open,
      )}
      <Panel
        id={panelId}
        hidden={!open}
        $align={align}
        $wide={wide}
        $spread={spread}
        onClick={handlePanelClick}
      >
        {children}
      </Panel>
    </Root>
  );
}

const Root = styled.div<{ $spread: boolean }>`
  position: ${({ $spread }) => ($spread ? 'static' : 'relative')};

  ${media.md} {
    position: relative;
  }
`;

const Panel = styled.div<{ $align: 'start' | 'end'; $wide: boolean; $spread: boolean }>`
  position: absolute;
  inset-block-start: calc(100% + ${({ theme, $spread }) => ($spread ? theme.space[4] : theme.space[2])});
  inset-inline: ${({ $align }) => ($align === 'end' ? 'auto 0' : '0 auto')};
  z-index: ${({ theme }) => theme.layer.panel};
  width: max-content;
  min-width: 100%;
  max-width: min(${({ theme, $wide }) => ($wide ? theme.size.panelWide : theme.size.panel)}, 100vw - ${({ theme }) => theme.space[8]});
  max-height: calc(100dvh - ${({ theme }) => theme.size.header});
  overflow-y: auto;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.ruleStrong};
  border-block-start: ${({ theme }) => theme.line.heavy};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  ${below.md} {
    ${({ $spread, theme }) =>
      $spread &&
      `
        inset-block-start: 100%;
        inset-inline: 0;
        width: auto;
        max-width: none;
        border-inline: ${theme.line.none};
      `}
  }
`;
