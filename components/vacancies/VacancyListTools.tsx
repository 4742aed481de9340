import { useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useListKeys } from '@/hooks/lists/list-keys';
import { below, hoverable, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SavedSearchMenu } from './SavedSearchMenu';

const ListKeysDialog = clientOnly(
  lazyComponent(() => import('./ListKeysDialog').then((module) => module.ListKeysDialog)),
);

/**
 * The tools that the list of vacancies does not need in its first seconds: saved searches and keys. `DeferredEffects`
 * loads it, so that the list need not know it, and its buttons appear in an empty element of `VacancyListScreen`.
 */
export function VacancyListTools() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The list may be rendered at the same time, so its element is there only afterwards.
  useLayoutEffect(() => setPlace(document.getElementById('vacancy-list-tools')), []);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const handleHelp = useCallback(() => setHelpOpen(true), []);
  const handleClose = () => setHelpOpen(false);
  useListKeys({ onHelp: handleHelp });

  return (
    <>
      {place &&
        createPortal(
          <Tools>
            <Bar>
              <KeysButton type="button" aria-haspopup="dialog" onClick={handleHelp}>
                キーボード操作 <kbd>?</kbd>
              </KeysButton>
              <SavedSearchMenu />
            </Bar>
          </Tools>,
          place,
        )}
      {isHelpOpen && (
        <DialogBoundary title="キーボード操作" onClose={handleClose}>
          <ListKeysDialog onClose={handleClose} />
        </DialogBoundary>
      )}
    </>
  );
}

/* Over the empty end of the heading's line, so that it moves nothing. Phones have a line of its own for it (global style). */
const Tools = styled.div`
  position: relative;

  ${media.md} {
    height: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};

  ${media.md} {
    position: absolute;
    inset-block-end: ${theme.space[2]};
    inset-inline-end: 0;
  }
`;

/* The button is inconspicuous and appears only where there is probably a keyboard. */
const KeysButton = styled.button`
  min-height: ${theme.space[8]};
  padding-inline: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  background: none;
  border: ${theme.border.transparent};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.caption};

  kbd {
    margin-inline-start: ${theme.space[1]};
    padding-inline: ${theme.space[1]};
    border: ${theme.border.strong};
    border-radius: ${theme.radius.badge};
    font-family: inherit;
  }

  ${below.lg} {
    display: none;
  }

  ${hoverable} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;
