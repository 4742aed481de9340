import { Printer } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
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
