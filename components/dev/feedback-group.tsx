import { MessageSquareWarning } from 'lucide';
import { Badge } from '@/components/ui/feedback/Badge';
import { CompletionPanel } from '@/components/ui/feedback/CompletionPanel';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { Dialog, DialogStack } from '@/components/ui/feedback/Dialog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { PageOutOfRange } from '@/components/ui/feedback/PageOutOfRange';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { ShowUpdatesButton } from '@/components/ui/feedback/ShowUpdatesButton';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { TextInput } from '@/components/ui/form/TextInput';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { showToast } from '@/stores/toast-store';
import { type Group, Opener } from './GalleryGroup';

const LONG_TEXT =
  'インボイスの登録番号を確認できていません。登録を済ませている場合は、国税庁の公表サイトに反映されるまで数日かかることがあります。';
const ignore = () => undefined;
const failedQuery = {
  data: undefined as unknown,
  error: Object.assign(new Error('The example is offline.'), { isAxiosError: true }),
  isFetching: false,
  dataUpdatedAt: Date.UTC(2026, 5, 1, 1, 30),
  refetch: ignore,
};
const closeButton = (close: () => void) => (
  <Button variant="primary" onClick={close}>
    わかりました
  </Button>
);

const TOASTS = [
  { label: '成功のトースト', toast: { message: '保存しました。' } },
  { label: '失敗のトースト', toast: { message: '保存できませんでした。', type: 'error' } },
  { label: 'メールのトースト', toast: { message: '確認のメールを送りました。', icon: 'mail' } },
  {
    label: '長いトースト',
    toast: {
      message:
        '応募を受け付けました。会社からの連絡は、登録したメールアドレスに届きます。応募内容は「応募した案件」で確認できます。',
    },
  },
] as const;

export const feedbackGroup: Group = {
  id: 'feedback',
  label: '状態と通知',
  icon: MessageSquareWarning,
  lead: '読み込み中、空、失敗、完了を伝える部品です。後で必要になることを、トーストだけで伝えてはいけません。',
  entries: [
    {
      files: ['feedback/Badge'],
      note: '一語で状態を表します。色だけでは区別せず、必ず言葉を入れます。押せません。',
      examples: [
        {
          state: 'open、warn、neutral、required、optional',
          inline: true,
          show: (
            <>
              <Badge tone="open">募集中</Badge>
              <Badge tone="warn">締切間近</Badge>
              <Badge>募集終了</Badge>
              <Badge tone="required">必須</Badge>
              <Badge tone="optional">任意</Badge>
            </>
          ),
        },
      ],
    },
    {
      files: ['feedback/InlineNotice', 'feedback/LiveRegion'],
      note: 'その場所についての知らせです。読まれるまで消えません。操作の結果だけを伝えるならトースト、入力の誤りなら欄のエラーを使います。後から現れる知らせはLiveRegionに入れ、読み上げに伝えます。',
      examples: [
        {
          state: 'info、LiveRegionの中',
          wide: true,
          show: (
            <LiveRegion>
              <InlineNotice>認証メールをもう一度送信しました。</InlineNotice>
            </LiveRegion>
          ),
        },
        {
          state: 'warn、ボタンあり、長い文',
          wide: true,
          show: (
            <InlineNotice tone="warn" action={<Button size="small">登録番号を確認する</Button>}>
              {LONG_TEXT}
            </InlineNotice>
          ),
        },
        {
          state: 'error、ボタンあり',
          wide: true,
          show: (
            <InlineNotice tone="error" action={<Button size="small">もう一度</Button>}>
              案件を表示できません。
            </InlineNotice>
          ),
        },
      ],
    },
    {
      files: ['feedback/QueryNotice'],
      note: '取得に失敗したことを伝えます。前の内容が残っていれば、いつの内容かを書きます。React Queryの結果をそのまま渡します。失敗していなければ何も表示しません。',
      examples: [
        { state: '表示できるものがない' },
        { state: '前の内容を表示している', data: [] },
        { state: '再読み込み中', data: [], isFetching: true },
      ].map(({ state, ...query }) => ({
        state,
        wide: true,
        show: <QueryNotice query={{ ...failedQuery, ...query }} subject="案件" />,
      })),
    },
    {
      files: ['feedback/ShowUpdatesButton'],
      note: '一覧に新しい行が届いたことを、行を動かさずに伝えます。一覧の上に置くと、画面の上端に浮いて残ります。',
      examples: [
        {
          state: '標準',
          wide: true,
          framed: true,
          show: (
            <>
              <ShowUpdatesButton hasUpdates onClick={ignore} />
              <p>ここに一覧の行が並びます。ボタンは行の上に浮くので、読んでいる行は動きません。</p>
              <p>押すと最新の一覧に入れ替わり、ボタンは消えます。</p>
            </>
          ),
        },
      ],
    },
    {
      files: ['feedback/EmptyState', 'feedback/PageOutOfRange'],
      note: '一覧に何もないときに、理由と次にできることを書きます。取得の失敗にはQueryNoticeを使います。古いリンクなどで存在しないページ番号が開かれたときは、PageOutOfRangeを使います。',
      examples: [
        { state: '題だけ', show: <EmptyState title="応募した案件はありません。" /> },
        {
          state: '説明と次の行動、長い文',
          show: (
            <EmptyState
              title="「IPO準備会社での内部統制の構築と監査法人との折衝」に該当する案件はありません。"
              action={<LinkButton href="/vacancy/">条件を外す</LinkButton>}
            >
              別の条件を試すか、条件を減らしてください。
            </EmptyState>
          ),
        },
        {
          state: 'PageOutOfRange',
          show: (
            <PageOutOfRange subject="案件" pageCount={6} getPageHref={(page) => `/vacancy/?page=${page}`} />
          ),
        },
      ],
    },
    {
      files: ['feedback/CompletionPanel'],
      note: '送信したフォームの代わりに、受け付けたことと次に起こることを書きます。',
      examples: [
        {
          state: 'stampで別の印',
          wide: true,
          show: (
            <CompletionPanel
              stamp={['受付', '済']}
              action={<LinkButton href="/for-company">企業の方へのご案内に戻る</LinkButton>}
            >
              <p>{LONG_TEXT}</p>
            </CompletionPanel>
          ),
        },
      ],
    },
    {
      files: ['feedback/Skeleton'],
      note: '読み込み中の文章の場所を空けておきます。行数は、届く内容に近づけます。最初の表示はサーバーで行うので、あとから開く部分でだけ使います。',
      examples: [
        { state: '標準（3行）', show: <Skeleton label="読み込み中の例" /> },
        { state: '5行', show: <Skeleton label="読み込み中の例（5行）" lines={5} /> },
      ],
    },
    {
      files: ['feedback/Dialog'],
      note: '今の画面を離れずに、一つのことだけを済ませます。背景・Escape・閉じるボタンで閉じます。中の文・欄・リンクはDialogStackで縦に並べます。ダイアログの上に別のダイアログを重ねません。長い入力はページにします。',
      examples: [
        {
          state: '標準、DialogStackの中の欄',
          show: (
            <Opener label="ダイアログを開く">
              {(isOpen, close) => (
                <Dialog
                  focusedField="display-name"
                  title="表示する名前の変更"
                  open={isOpen}
                  onClose={close}
                  footer={closeButton(close)}
                >
                  <DialogStack>
                    <p>応募先の会社に表示する名前です。</p>
                    <Field label="表示名" required hint="20文字まで入力できます。">
                      {(control) => <TextInput {...control} name="display-name" />}
                    </Field>
                  </DialogStack>
                </Dialog>
              )}
            </Opener>
          ),
        },
        {
          state: 'persistent：済むまで閉じない',
          show: (
            <Opener label="閉じられないダイアログを開く">
              {(isOpen, close) => (
                <Dialog
                  title="インボイスの登録状況を選んでください"
                  open={isOpen}
                  persistent
                  footer={closeButton(close)}
                >
                  答えるまで先へ進めません。背景を押しても、Escapeを押しても閉じません。
                </Dialog>
              )}
            </Opener>
          ),
        },
        {
          state: '長い文（本文だけが動く）',
          show: (
            <Opener label="長いダイアログを開く">
              {(isOpen, close) => (
                <Dialog
                  title="情報の取り扱いについて、応募の前にかならず読んでいただきたいこと"
                  open={isOpen}
                  onClose={close}
                  footer={closeButton(close)}
                  scrollableBodyLabel="情報の取り扱い"
                >
                  <p>{LONG_TEXT.repeat(16)}</p>
                </Dialog>
              )}
            </Opener>
          ),
        },
      ],
    },
    {
      files: ['feedback/ConfirmDialog'],
      note: '取り消しにくい操作の前に確かめます。題は問いに、ボタンはその動詞にします（「はい」にしない）。すぐ元に戻せる操作では確かめません。',
      examples: [
        { state: '標準', label: '確認を開く', danger: false },
        { state: 'danger：取り返しがつかない', label: '危険な操作の確認を開く', danger: true },
      ].map(({ state, label, danger }) => ({
        state,
        show: (
          <Opener label={label}>
            {(isOpen, close) => (
              <ConfirmDialog
                danger={danger}
                title="応募を取り消しますか？"
                open={isOpen}
                confirmLabel="取り消す"
                onConfirm={close}
                onCancel={close}
              >
                取り消すと、会社はあなたの応募内容を見られなくなります。
              </ConfirmDialog>
            )}
          </Opener>
        ),
      })),
    },
    // The Toaster is on every page already (layouts/SiteLayout.tsx), so the buttons only fill it.
    {
      files: ['feedback/Toaster'],
      note: 'トーストを表示する場所です。レイアウトが一度だけ置きます。ダイアログが開いている間は、いちばん上のダイアログがトーストを表示します。画面では置かず、showToastを呼びます。トーストは操作が済んだことを2.75秒だけ伝え、指やフォーカスが乗っている間は消えません。後で必要になることや、直してほしい誤りは、InlineNoticeや欄のエラーで伝えます。',
      examples: [
        {
          state: 'success、error、icon="mail"、長い文',
          inline: true,
          wide: true,
          show: TOASTS.map(({ label, toast }) => (
            <Button key={label} onClick={() => showToast(toast)}>
              {label}
            </Button>
          )),
        },
      ],
    },
  ],
};
