import styled from 'styled-components';
import { Button } from '@/components/ui/form/Button';
import { copyText } from '@/hooks/browser/copy-text';
import { screenOnly, withoutScripts } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Prints the page, or copies its list as plain text. Both need a script, so they are not shown without one. */
export function ChecklistActions({ text }: { text: string }) {
  return (
    <Row>
      <Button onClick={() => window.print()}>印刷する</Button>
      <Button onClick={() => copyText(text)}>コピーする</Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${screenOnly}

  ${withoutScripts} {
    display: none;
  }
`;
