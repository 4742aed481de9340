import { below, focusRing, forcedColors, hoverable, media, splitView, touch } from './mixins';
import { theme } from './theme';

const { border, color, radius, shadow, size, space, text, zIndex } = theme;

/**
 * The static style of `components/vacancies/VacancyListScreen.tsx`, its filter bar, its quick filters and its rows. It is part
 * of the global style, which no script contains, because the first-load script budget of the list is used up.
 */
export const vacancyListStyle = `
  .filter-bar {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]};
  }

  .search-field {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.control};
    padding-inline: ${space[3]} ${space[1]};
    background: ${color.surface};
    border: ${border.control};
    border-radius: ${radius.control};
  }

  .search-field:focus-within {
    ${focusRing}
  }

  .search-field > input {
    flex: 1;
    min-width: 0;
    min-height: ${size.touch};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }

  .search-field > input:focus-visible {
    outline: none;
    box-shadow: none;
  }

  .search-field > input::placeholder {
    color: ${color.textSecondary};
    opacity: 1;
  }

  .filter-notice > :not(:empty) {
    margin-block-start: ${space[4]};
  }

  .filter-menus {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  .filter-menu > summary {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-height: ${size.control};
    padding-inline: ${space[2]};
    background: ${color.surface};
    border: ${border.control};
    border-radius: ${radius.control};
    font-size: ${text.small};
    font-weight: 700;
    white-space: nowrap;
    list-style: none;
    cursor: pointer;
  }

  .filter-menu > summary[data-active] {
    background: ${color.primaryTint};
    border: ${border.primary};
  }

  .filter-menu > summary::-webkit-details-marker {
    display: none;
  }

  .filter-menu > summary:focus-visible {
    ${focusRing}
  }

  .filter-menu > fieldset {
    position: absolute;
    inset-inline: 0;
    z-index: ${zIndex.panel};
    max-height: 60vh;
    margin-block-start: ${space[2]};
    padding: ${space[3]};
    overflow-y: auto;
    background: ${color.surface};
    border: ${border.regular};
    border-block-start: ${border.thick};
    box-shadow: ${shadow.floating};
  }

  ${media.md} {
    .filter-bar {
      gap: ${space[3]};
    }

    .filter-bar > [data-scripted] {
      display: none;
    }

    .filter-menu {
      position: relative;
    }

    .filter-menu > summary {
      padding-inline: ${space[3]};
    }

    .filter-menu > fieldset {
      inset-inline: auto 0;
      min-width: ${size.panel};
    }
  }

  .reward-figures {
    font-size: ${text.body};
  }

  .quick-filters {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  .quick-filters a {
    display: inline-flex;
    align-items: center;
    min-height: ${space[8]};
    padding-inline: ${space[3]};
    color: inherit;
    background: ${color.surface};
    border: ${border.strong};
    border-radius: ${radius.round};
    font-size: ${text.small};
    text-decoration: none;
  }

  .quick-filters a[aria-current] {
    color: ${color.primaryPressed};
    background: ${color.primaryTint};
    border: ${border.primary};
    font-weight: 700;
  }

  ${forcedColors} {
    .quick-filters a[aria-current] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
    }
  }

  ${hoverable} {
    .quick-filters a:hover {
      border: ${border.primary};
    }
  }

  ${touch} {
    .quick-filters a {
      min-height: ${size.touch};
    }
  }

  ${below.md} {
    /* The keyboard of a phone has a search key, and the field needs the space. */
    .search-field > [data-unscripted] {
      display: none;
    }

    /* Phones show a sheet instead. */
    .filter-menus {
      grid-column: 1 / -1;
      display: none;
    }

    /* Phones have no room for them above the list. */
    .quick-filters {
      display: none;
    }
  }

  /* The space of the preview is reserved from the first paint, so that loading it does not shift the layout. */
  ${splitView} {
    .split-view[data-split='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) ${size.preview};
      gap: ${space[6]};
      align-items: start;
    }

    /* It ends above the lower edge of the window before the page is scrolled, so that its button is in sight. */
    .preview-column {
      position: sticky;
      inset-block-start: ${space[4]};
      max-height: max(100dvh - ${size.aboveList}, ${size.panelWide});
      margin-block-start: ${space[4]};
    }

    /* Forced colours remove the tint and the bar of the row that is in the preview. */
    ${forcedColors} {
      .split-view li:has(a[id^='vacancy-'][aria-current]) {
        outline: ${space[1]} solid Highlight;
        outline-offset: -${space[1]};
      }
    }
  }

  ${below.xl} {
    .preview-column {
      display: none;
    }
  }
`;
