import {
  type IconNode,
  LayoutTemplate,
  List,
  MessageSquareWarning,
  Navigation,
  TextCursorInput,
} from 'lucide';

/** The folders of `components/ui/` in the order of the gallery. */
export type GroupId = 'form' | 'navigation' | 'feedback' | 'layout' | 'data';

interface ComponentGroupInfo {
  id: GroupId;
  label: string;
  icon: IconNode;
  lead: string;
}

export const COMPONENT_GROUPS: readonly ComponentGroupInfo[] = [
  {
    id: 'form',
    label: '入力',
    icon: TextCursorInput,
    lead: 'ボタンと入力欄です。欄にはラベル・必須／任意・説明・エラーが必ず付きます。Formで始まる部品は、Formの中でだけ使えます。',
  },
  {
    id: 'navigation',
    label: '移動',
    icon: Navigation,
    lead: 'ほかのページや、ページの中の別の場所へ移るための部品です。どれも本物のリンクなので、JavaScriptがなくても動きます。',
  },
  {
    id: 'feedback',
    label: '状態と通知',
    icon: MessageSquareWarning,
    lead: '読み込み中、空、失敗、完了を伝える部品です。後で必要になることを、トーストだけで伝えてはいけません。',
  },
  {
    id: 'layout',
    label: '配置',
    icon: LayoutTemplate,
    lead: '見出しと枠です。影や角丸の箱ではなく、罫線で区切るのがこのサイトの基本です。',
  },
  {
    id: 'data',
    label: 'データ',
    icon: List,
    lead: '一覧、項目と値、本文を表示する部品です。数字は桁がそろう字形で表示します。',
  },
];
