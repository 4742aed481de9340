import { largeText } from './mixins';

/**
 * What changes on phones with large text. It is part of the global style, which no script contains, because the first
 * scripts of the lists have used up their budget. The id takes precedence over the styles of the components.
 */
export const largeTextStyle = `
  ${largeText} {
    /* The label of a button may be wider than the window. Elsewhere it never breaks, so that its neighbours make room. */
    #__next :is(a, button, summary) {
      word-break: auto-phrase;
      overflow-wrap: anywhere;
    }

    #__next :is(dd, li) [data-no-break] {
      white-space: normal;
    }

    /* The facts of a row of a list, above its button. */
    #__next li > dl {
      flex-basis: 100%;
    }

    #__next dl > div {
      flex-wrap: wrap;
    }

    #__next dl > div > dd {
      white-space: normal;
    }

    /* The errors above a form, in a column that is too narrow for phrases. */
    #__next [role='alert'] a {
      word-break: normal;
    }

    #__next .filter-bar {
      grid-template-columns: minmax(0, 1fr);
    }
  }`;
