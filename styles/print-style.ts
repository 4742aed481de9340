/**
 * How pages are printed. It is part of the global style. Components that have a print of their own have it beside
 * their style.
 */
export const printStyle = `
  /* Browsers that cannot print page numbers ignore the inner rule. Their own print dialog offers them. */
  @page {
    size: A4;
    margin: 18mm 17mm;

    @bottom-right {
      content: counter(page) " / " counter(pages);
      font-size: 9pt;
    }
  }

  @media print {
    html, body {
      background: none;
    }

    /* Links to other pages and parts of the page are useless on paper, however their component lays them out. */
    nav {
      display: none !important;
    }
  }`;
