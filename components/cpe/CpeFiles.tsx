import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { ScreenOnly } from '@/components/print/ScreenOnly';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { Button } from '@/components/ui/form/Button';
import { Panel } from '@/components/ui/layout/Panel';
import { type CpeImportResult, exportCpeCsv, importCpeCsv } from '@/hooks/browser/cpe-files';
import { MAX_OWN_ENTRIES, type useCpeEntries } from '@/hooks/browser/cpe-record';
import type { CpeEntry, SeminarCpeEntry } from '@/lib/members/cpe';
import { theme } from '@/styles/theme';

interface CpeFilesProps {
  entries: readonly (CpeEntry | SeminarCpeEntry)[];
  own: ReturnType<typeof useCpeEntries>;
}

/** Where the entries are kept, and how to take them elsewhere: as a CSV file and on paper. */
export function CpeFiles({ entries, own }: CpeFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<CpeImportResult | null>(null);

  const handleExport = async () => {
    setResult(null);
    const message = await exportCpeCsv(entries);
    if (message) setResult({ tone: 'error', messages: [message] });
  };
  const handleFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // The same result of another attempt is announced too.
    setResult(null);
    setResult(await importCpeCsv(file, own));
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = '';
  };

  const notice = result && (
    <InlineNotice tone={result.tone}>
      {result.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </InlineNotice>
  );

  return (
    <ScreenOnly>
      <Panel title="保存と印刷" padded>
        <p>
          自分で追加した記録と目標は、このブラウザーの中にだけ保存され（記録は
          <NoBreak numbersOnly text={`${MAX_OWN_ENTRIES}件`} />
          まで）、ログアウトすると消えます。記録はCSVに書き出して保管してください。書き出したCSVは、ほかの端末でも読み込めます。目標はCSVに含まれません。
        </p>
        <Buttons>
          <Button fullWidth="phone" onClick={handleExport}>
            CSVに書き出す
          </Button>
          <Button fullWidth="phone" onClick={() => input.current?.click()}>
            CSVを読み込む
          </Button>
          <Button fullWidth="phone" onClick={() => window.print()}>
            台帳を印刷する
          </Button>
        </Buttons>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label="読み込むCSVファイル"
          onChange={handleFile}
        />
        <LiveRegion>{result?.tone !== 'error' && notice}</LiveRegion>
        <div role="alert">{result?.tone === 'error' && notice}</div>
      </Panel>
    </ScreenOnly>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[4]};
`;
