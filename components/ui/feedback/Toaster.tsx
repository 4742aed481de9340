import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { ToastRegions } from './ToastRegions';

/** Renders the toasts of the page, and is mounted once. While a dialog is open, the dialog shows them. */
export function Toaster() {
  return (
    <Layer data-toaster>
      <ToastRegions />
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  inset: ${theme.space[4]} 0 auto;
  z-index: ${theme.zIndex.toast};
  width: min(${theme.width.toast}, 100% - ${theme.space[8]});
  margin: 0 auto;
  pointer-events: none;
`;
