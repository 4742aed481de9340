import { useState } from 'react';
import { PlainToast } from '@/components/ui/feedback/PlainToast';
import { Button } from '@/components/ui/form/Button';
import { showToast, useToastStore } from '@/stores/toast-store';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const LONG_MESSAGE =
  '応募を受け付けました。会社からの連絡は、登録したメールアドレスに届きます。応募内容は「応募した案件」で確認できます。';

/** The Toaster and the Toast are on every page already (layouts/SiteLayout.tsx), so the buttons only fill them. */
export function ToastEntries() {
  const { visible, sequence } = useToastStore();
  const [plainSequence, setPlainSequence] = useState<number>();
  const handlePlain = () => {
    showToast({ message: '保存しました。' });
    setPlainSequence(useToastStore.getState().sequence);
  };
  return (
    <>
      <ComponentEntry
        component="feedback/Toaster"
        note="トーストを表示する場所です。レイアウトが一度だけ置きます。ダイアログが開いている間は、いちばん上のダイアログがトーストを表示します。画面では置かず、showToastを呼びます。"
      >
        <Example state="すべてのページにあり、空の間は何も見えない" inline>
          <Button onClick={() => showToast({ message: 'これはトーストの例です。', type: 'info' })}>
            トーストを表示
          </Button>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/ToastRegions"
        note="トーストを読み上げる領域です。Toasterとダイアログが一組ずつ持ち、いちばん上のものだけがトーストを表示します。画面からは使いません。"
      >
        <Example state="空の間は何も見えない" inline>
          <Button onClick={() => showToast({ message: 'お知らせの例です。', type: 'info' })}>
            領域に表示
          </Button>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/Toast"
        note="操作が済んだことを2.75秒だけ伝えます。指やフォーカスが乗っている間は消えません。後で必要になることや、直してほしい誤りは、InlineNoticeや欄のエラーで伝えます。"
      >
        <Example state="success" inline>
          <Button onClick={() => showToast({ message: '保存しました。' })}>成功のトースト</Button>
        </Example>
        <Example state="error" inline>
          <Button onClick={() => showToast({ message: '保存できませんでした。', type: 'error' })}>
            失敗のトースト
          </Button>
        </Example>
        <Example state="icon=&quot;mail&quot;" inline>
          <Button onClick={() => showToast({ message: '確認のメールを送りました。', icon: 'mail' })}>
            メールのトースト
          </Button>
        </Example>
        <Example state="長い文" inline>
          <Button onClick={() => showToast({ message: LONG_MESSAGE })}>長いトースト</Button>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/PlainToast"
        note="トーストのスクリプトが届かなかったときの代わりです。Toasterが自分で使うので、画面からは使いません。"
      >
        <Example state="ここではトーストと並べて表示する" wide>
          <Button onClick={handlePlain}>代わりの表示を見る</Button>
        </Example>
        {visible && plainSequence === sequence && (
          <Example state="表示中" wide>
            <PlainToast />
          </Example>
        )}
      </ComponentEntry>
    </>
  );
}
