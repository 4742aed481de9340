import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { DialogFallback } from '@/components/ui/lazy/DialogFallback';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';
import { SlowDialog } from './example-loaders';

type OpenDialog = 'slow' | 'loading' | 'failed';

const ignore = () => undefined;
const FAILURE = { isRetrying: false, hasRetried: false, retry: ignore, retryOrReload: ignore };

export function LazyDialogEntries() {
  const [opened, setOpened] = useState<OpenDialog>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ComponentEntry
        component="lazy/DialogBoundary"
        note="あとから読み込むダイアログを囲みます。届くまでの間、同じ題のダイアログが、読み込み中か失敗かを伝えます。"
      >
        <Example state="遅れて届く（3秒かかる）" inline>
          <Button onClick={() => setOpened('slow')}>遅いダイアログを開く</Button>
        </Example>
        {opened === 'slow' && (
          <DialogBoundary title="遅れて届くダイアログ" onClose={close}>
            <SlowDialog onClose={close} />
          </DialogBoundary>
        )}
      </ComponentEntry>

      <ComponentEntry
        component="lazy/DialogFallback"
        note="DialogBoundaryが出すダイアログです。1秒以内に届けば何も出ません。画面から直接は使いません。"
      >
        <Example state="読み込み中（1秒後に現れる）" inline>
          <Button onClick={() => setOpened('loading')}>読み込み中の表示を開く</Button>
        </Example>
        <Example state="失敗" inline>
          <Button onClick={() => setOpened('failed')}>失敗の表示を開く</Button>
        </Example>
        {opened === 'loading' && <DialogFallback title="読み込み中の例" onClose={close} />}
        {opened === 'failed' && <DialogFallback title="失敗の例" onClose={close} failure={FAILURE} />}
      </ComponentEntry>
    </>
  );
}
