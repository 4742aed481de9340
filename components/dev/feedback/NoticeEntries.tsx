import { Badge } from '@/components/ui/feedback/Badge';
import { CompletionPanel } from '@/components/ui/feedback/CompletionPanel';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { PageOutOfRange } from '@/components/ui/feedback/PageOutOfRange';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { ShowUpdatesButton } from '@/components/ui/feedback/ShowUpdatesButton';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

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

export function NoticeEntries() {
  return (
    <>
      <ComponentEntry
        component="feedback/Badge"
        note="一語で状態を表します。色だけでは区別せず、必ず言葉を入れます。押せません。"
      >
        <Example state="open、warn、neutral" inline>
          <Badge tone="open">募集中</Badge>
          <Badge tone="warn">締切間近</Badge>
          <Badge>募集終了</Badge>
        </Example>
        <Example state="required、optional" inline>
          <Badge tone="required">必須</Badge>
          <Badge tone="optional">任意</Badge>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/InlineNotice"
        note="その場所についての知らせです。読まれるまで消えません。操作の結果だけを伝えるならトースト、入力の誤りなら欄のエラーを使います。"
      >
        <Example state="info" wide>
          <InlineNotice>応募には職歴の入力が必要です。</InlineNotice>
        </Example>
        <Example state="warn、ボタンあり" wide>
          <InlineNotice tone="warn" action={<Button size="small">再読み込み</Button>}>
            10:30時点の内容を表示しています。
          </InlineNotice>
        </Example>
        <Example state="error、ボタンあり" wide>
          <InlineNotice tone="error" action={<Button size="small">もう一度</Button>}>
            案件を表示できません。
          </InlineNotice>
        </Example>
        <Example state="長い文" wide>
          <InlineNotice tone="warn" action={<Button size="small">登録番号を確認する</Button>}>
            {LONG_TEXT}
          </InlineNotice>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/LiveRegion"
        note="後から現れる知らせを読み上げに伝える場所です。文字より先に置き、空の間は場所をとりません。見た目は中に置く部品が決めます。"
      >
        <Example state="知らせがあるとき" wide>
          <LiveRegion>
            <InlineNotice>認証メールをもう一度送信しました。</InlineNotice>
          </LiveRegion>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/QueryNotice"
        note="取得に失敗したことを伝えます。前の内容が残っていれば、いつの内容かを書きます。React Queryの結果をそのまま渡します。失敗していなければ何も表示しません。"
      >
        <Example state="表示できるものがない" wide>
          <QueryNotice query={failedQuery} subject="案件" />
        </Example>
        <Example state="前の内容を表示している" wide>
          <QueryNotice query={{ ...failedQuery, data: [] }} subject="案件" />
        </Example>
        <Example state="再読み込み中" wide>
          <QueryNotice query={{ ...failedQuery, data: [], isFetching: true }} subject="セミナー" />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/ShowUpdatesButton"
        note="一覧に新しい行が届いたことを、行を動かさずに伝えます。一覧の上に置くと、画面の上端に浮いて残ります。"
      >
        <Example state="標準" wide framed>
          <ShowUpdatesButton hasUpdates onClick={ignore} />
          <p>ここに一覧の行が並びます。ボタンは行の上に浮くので、読んでいる行は動きません。</p>
          <p>押すと最新の一覧に入れ替わります。</p>
          <p>入れ替わった後は、ボタンは消えます。</p>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/EmptyState"
        note="一覧に何もないときに、理由と次にできることを書きます。取得の失敗にはQueryNoticeを使います。"
      >
        <Example state="題だけ">
          <EmptyState title="応募した案件はありません。" />
        </Example>
        <Example state="説明と次の行動">
          <EmptyState
            title="該当する案件はありません。"
            action={<LinkButton href="/vacancy/">条件を外す</LinkButton>}
          >
            別の条件を試すか、条件を減らしてください。
          </EmptyState>
        </Example>
        <Example state="長い文" wide>
          <EmptyState title="「IPO準備会社での内部統制の構築と監査法人との折衝」に該当する案件はありません。">
            {LONG_TEXT}
          </EmptyState>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/PageOutOfRange"
        note="古いリンクなどで、存在しないページ番号が開かれたときに表示します。一覧が空のときはEmptyStateを使います。"
      >
        <Example state="標準" wide>
          <PageOutOfRange subject="案件" pageCount={6} getPageHref={(page) => `/vacancy/?page=${page}`} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/CompletionPanel"
        note="送信したフォームの代わりに、受け付けたことと次に起こることを書きます。"
      >
        <Example state="標準" wide>
          <CompletionPanel action={<LinkButton href="/vacancy/">ほかの案件を見る</LinkButton>}>
            <p>ご応募ありがとうございます。確認のメールをお送りしました。</p>
          </CompletionPanel>
        </Example>
        <Example state="別の印" wide>
          <CompletionPanel
            stamp={['受付', '済']}
            action={<LinkButton href="/for-company">企業の方へのご案内に戻る</LinkButton>}
          >
            <p>{LONG_TEXT}</p>
          </CompletionPanel>
        </Example>
      </ComponentEntry>
    </>
  );
}
