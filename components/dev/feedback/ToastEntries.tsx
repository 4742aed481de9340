import { Button } from '@/components/ui/form/Button';
import { showToast } from '@/stores/toast-store';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const LONG_MESSAGE =
  '応募を受け付けました。会社からの連絡は、登録したメールアドレスに届きます。応募内容は「応募した案件」で確認できます。';

/** The Toaster is on every page already (layouts/SiteLayout.tsx), so the buttons only fill them. */
export function ToastEntries() {
  return (
    <ComponentEntry
      component="feedback/Toaster"
      note="トーストを表示する場所です。レイアウトが一度だけ置きます。ダイアログが開いている間は、いちばん上のダイアログがトーストを表示します。画面では置かず、showToastを呼びます。トーストは操作が済んだことを2.75秒だけ伝え、指やフォーカスが乗っている間は消えません。後で必要になることや、直してほしい誤りは、InlineNoticeや欄のエラーで伝えます。"
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
  );
}
