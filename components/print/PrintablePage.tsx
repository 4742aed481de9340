import { Printer } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
import { gutter, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Opens the browser's print dialog, with how to get a PDF from it. */
export function PrintButton() {
  return (
    <Column>
      <Button variant="primary" fullWidth onClick={() => window.print()}>
        <Icon node={Printer} />
        PDFとして保存／印刷
      </Button>
      <Details>
        <summary>PDFの保存のしかた</summary>
        <dl>
          <dt>パソコン</dt>
          <dd>印刷の画面で、送信先（プリンター）に「PDFに保存」を選びます。</dd>
          <dt>iPhone・iPad</dt>
          <dd>印刷の画面で共有ボタンを押し、「“ファイル”に保存」を選びます。</dd>
          <dt>Android</dt>
          <dd>印刷の画面の上部で「PDF形式で保存」を選びます。</dd>
        </dl>
      </Details>
    </Column>
  );
}

/** A page that can be printed. On paper it has the margins of the sheet only (styles/global-style.ts). */
export const PrintablePage = styled.div`
  ${gutter}
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space[6]} ${theme.space[16]};

  @media print {
    max-width: none;
    padding: 0;
  }
`;

/** The title of a document on paper, spaced as on Japanese forms. */
export const DocumentTitle = styled.h2`
  font-family: ${theme.font.serif};
  font-size: ${theme.text.page};
  line-height: ${theme.lineHeight.heading};
  letter-spacing: 0.3em;
  text-align: center;
  text-indent: 0.3em;
`;

/** What is useless on paper: navigation, buttons and notices. */
export const ScreenOnly = styled.div`
  ${screenOnly}
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Details = styled.details`
  font-size: ${theme.text.small};

  summary {
    min-height: ${theme.size.touch};
    align-content: center;
    color: ${theme.color.primary};
    font-weight: 700;
    cursor: pointer;
  }

  dt {
    font-weight: 700;
  }

  dd + dt {
    margin-block-start: ${theme.space[2]};
  }
`;
