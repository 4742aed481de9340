import { X } from 'lucide';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import { useFocusAfterRemoval } from '@/hooks/browser/focus';
import { useDialogStore } from '@/stores/modal-store';
import { below, panelTitle, shortWindow } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ToastRegions } from './Toaster';

interface DialogProps {
  title: string;
  open: boolean;
  /** Called by the backdrop, Escape or the close button. Never called while `persistent` is set. */
  onClose?: () => void;
  /**
   * The dialog stays open until its task is done: it has no close button and ignores the backdrop and Escape (spec §4).
   */
  persistent?: boolean;
  /** Buttons that stay visible while the text scrolls. */
  footer?: ReactNode;
  /**
   * For long text without controls: the accessible name of the body, which is then focusable so that it scrolls by
   * keyboard.
   */
  scrollableBodyLabel?: string;
  /** The name of the field that receives the focus, otherwise the title. */
  focusedField?: string;
  children: ReactNode;
}

/** The content is mounted only while the dialog is open, so that a form inside starts with its initial state. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  persistent = false,
  footer,
  scrollableBodyLabel,
  focusedField,
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const headingId = useId();
  // Undefined also while the task of the dialog is running.
  const handleCloseRequest = persistent ? undefined : onClose;
  useOpenDialog(headingId);

  // A layout effect, because the dialog must close before React removes the element. Only then does the browser return
  // the focus to the previously focused element.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const field = focusedField && dialog.querySelector<HTMLElement>(`[name="${focusedField}"]`);
    (field || dialog.querySelector('h2'))?.focus();
    return () => dialog.close();
  }, [focusedField]);

  // The button that opened the dialog may be gone by then.
  useFocusAfterRemoval(ref);

  const needsFocus = useNeedsFocusToScroll(body);
  const bodyLabel = scrollableBodyLabel ?? (needsFocus ? title : undefined);
  const handlers = useCloseRequests(ref, handleCloseRequest);

  return (
    <Root
      ref={ref}
      aria-labelledby={headingId}
      closedby={handleCloseRequest ? 'closerequest' : 'none'}
      {...handlers}
    >
      <Surface>
        <Header>
          <Heading id={headingId} tabIndex={-1}>
            {title}
          </Heading>
          {!persistent && (
            <IconButton label="閉じる" onClick={onClose}>
              <Icon node={X} />
            </IconButton>
          )}
        </Header>
        <Body ref={body} {...(bodyLabel && { role: 'region', 'aria-label': bodyLabel, tabIndex: 0 })}>
          {children}
        </Body>
        <Notices>
          <ToastRegions dialogId={headingId} />
        </Notices>
        {footer && <Footer>{footer}</Footer>}
      </Surface>
    </Root>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`;

// Forwards all props, because styled-components' list of known attributes lacks `closedby` and would warn about it. With
// `overflow: hidden`, assistive technology could scroll the dialog to a hidden text, and nothing would scroll it back.
const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  width: min(${theme.width.dialog}, 100% - ${theme.space[8]});
  max-width: none;
  max-height: calc(100dvh - ${theme.space[8]});
  padding: 0;
  overflow: clip;
  color: inherit;
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.floating};
  animation: ${fadeIn} ${theme.motion.slow};

  &::backdrop {
    background: ${theme.color.backdrop};
  }
`;

/* In a short window the title and the buttons scroll with the text, which would have no room between them. */
const Surface = styled.div`
  display: flex;
  flex-direction: column;
  max-height: inherit;

  ${shortWindow} {
    overflow-y: auto;
  }
`;

/* Never shrinks: the title is whole, however long it is. */
const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: ${theme.size.controlLarge};
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} ${theme.space[6]};
  border-block-end: ${theme.border.thick};
`;

/* A toast has room of its own below the text, so that it covers nothing. In a short window it stays visible. */
const Notices = styled.div`
  position: sticky;
  inset-block-end: 0;

  & > :not(:empty) {
    padding: ${theme.space[3]};
  }
`;

/* Receives the focus so that screen readers start with the title. It is not a control, so it has no focus ring. */
const Heading = styled.h2`
  ${panelTitle}

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[6]};
  scroll-padding-block-end: ${theme.space[18]};

  ${shortWindow} {
    flex: none;
    overflow: visible;
  }
`;

/* The buttons fill each row, also when they wrap. */
const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[6]};
  border-block-start: ${theme.border.regular};

  ${below.sm} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** Records an open dialog, so that toasts find the topmost one. */
function useOpenDialog(id: string): void {
  useLayoutEffect(() => {
    const { add, remove } = useDialogStore.getState();
    add(id);
    return () => remove(id);
  }, [id]);
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Returns whether an element has a text to scroll and no control, so that the keyboard can scroll it only when it takes the
 * focus itself. Safari gives it none by itself.
 */
function useNeedsFocusToScroll(ref: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  // Runs after each rendering, because the text may have changed.
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (!element) return;
      // The sizes come last, because reading them makes the browser compute the layout.
      setNeedsFocus(!element.querySelector(CONTROLS) && element.scrollHeight > element.clientHeight);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return needsFocus;
}

/**
 * Returns the handlers of a dialog for Escape, the backdrop, and a close by the browser itself.
 *
 * @param onClose - undefined for a dialog that stays open
 */
function useCloseRequests(ref: RefObject<HTMLDialogElement | null>, onClose: (() => void) | undefined) {
  // Chromium closes the dialog on the third Escape even when `cancel` is prevented, so the key event itself is stopped.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (onClose || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleCancel = (event: { preventDefault: () => void; target: unknown; currentTarget: unknown }) => {
    // A file input inside the dialog fires `cancel` too, and the event bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };

  // The browser can close a dialog without a cancel event (Android back gesture). Calls onClose, or reopens
  // a dialog that stays open.
  const handleNativeClose = () => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    if (onClose) onClose();
    else dialog.showModal();
  };

  // A click is also fired on the backdrop when a text selection ends there, so the press must have begun there too. The
  // dialog closes when the press ends, so that its end reaches nothing behind the dialog.
  const startedOnBackdrop = useRef(false);
  const handleMouseDown = (event: MouseEvent) => {
    startedOnBackdrop.current = event.target === ref.current;
    // By default, the press would take the focus away from the element that gets it back when the dialog closes.
    if (startedOnBackdrop.current) event.preventDefault();
  };
  const handleClick = ({ target }: MouseEvent) => {
    if (startedOnBackdrop.current && target === ref.current) onClose?.();
  };

  return {
    onKeyDown: handleKeyDown,
    onCancel: handleCancel,
    onClose: handleNativeClose,
    onMouseDown: handleMouseDown,
    onClick: handleClick,
  };
}

/** The vertical stack of a dialog's contents, such as text, a form and a link. */
export const DialogStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  & > p {
    word-break: auto-phrase;
  }
`;
