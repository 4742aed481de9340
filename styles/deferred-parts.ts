import { hoverable, media, touch } from './mixins';
import { theme } from './theme';

const { border, color, radius, size, space, text } = theme;

/**
 * Parts of the lists of vacancies whose scripts load after hydration. Their style is part of the global style, which no
 * script contains: the star of `components/vacancies/SaveButton.tsx`, above the link that covers its row. The
 * server's copy of the preview has no script yet, so its star waits.
 */
export const deferredPartsStyle = `
  /* What is reached by a key in the rows of a comparison list is below the head that sticks to the top, and above the lower edge. */
  main [aria-hidden] + ol :is(a, button) {
    scroll-margin-block: ${space[12]};
  }

  .save-button {
    position: relative;
    z-index: 1;
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-width: ${space[8]};
    min-height: ${space[8]};
    padding: 0;
    color: ${color.textSecondary};
    background: none;
    border: ${border.transparent};
    border-radius: ${radius.control};
    line-height: 1;
  }

  .save-button::before {
    content: '☆';
    font-size: ${text.block};
  }

  .save-button[aria-pressed='true'] {
    color: ${color.primary};
  }

  .save-button[aria-pressed='true']::before {
    content: '★';
  }

  /* Above the stamp of an application it is as small as a target may be, and nearer to the edge of the row, so that the stamp
     covers nothing of it and the row is as high as the others. */
  ${media.lg} {
    .save-button:has(+ *) {
      min-height: ${space[6]};
      margin-block-start: -${space[1]};
    }
  }

  /* Beside the company in the preview. */
  section .save-button:not(:empty) {
    margin-inline-start: auto;
  }

  .save-button:not(:empty) {
    padding-inline: ${space[3]};
    border: ${border.control};
    font-size: ${text.small};
    font-weight: 700;
  }

  #vacancy-preview .save-button {
    visibility: hidden;
  }

  /* The short facts of the preview, in a narrow column. */
  [data-split-view] section dd {
    word-break: auto-phrase;
  }

  ${hoverable} {
    .save-button:hover {
      color: ${color.primaryPressed};
      background: ${color.primaryTint};
    }
  }

  ${touch} {
    .save-button {
      min-width: ${size.touch};
      min-height: ${size.touch};
    }
  }

  @media print {
    .save-button {
      display: none;
    }
  }`;
