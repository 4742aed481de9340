import { Pencil, Search, Trash2, X } from 'lucide';
import { Icon } from '@/components/ui/data/Icon';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { IconButton } from '@/components/ui/form/IconButton';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const LONG_LABEL = '入力した内容を保存して、次の「職歴・学歴」の入力へ進む';

export function ButtonEntries() {
  return (
    <>
      <ComponentEntry
        component="form/Button"
        note="その場で何かを行うときに使います。別のページへ移るときはLinkButtonを使います。primaryは一つの画面に一つまでです。押せない理由があるときはinactiveにし、理由をそばに書きます。"
      >
        <Example state="primary" inline>
          <Button variant="primary">応募する</Button>
        </Example>
        <Example state="secondary（標準）" inline>
          <Button>編集</Button>
        </Example>
        <Example state="danger：取り返しのつかない操作" inline>
          <Button variant="danger">退会する</Button>
        </Example>
        <Example state="text：控えめな操作" inline>
          <Button variant="text">やめる</Button>
        </Example>
        <Example state="大きさ：small、medium、large" inline wide>
          <Button size="small">再読み込み</Button>
          <Button>再読み込み</Button>
          <Button size="large">再読み込み</Button>
        </Example>
        <Example state="アイコンあり" inline>
          <Button>
            <Icon node={Search} />
            検索
          </Button>
          <Button variant="danger">
            <Icon node={Trash2} />
            削除
          </Button>
        </Example>
        <Example state="pending：送信中" inline>
          <Button variant="primary" pending>
            保存
          </Button>
          <Button pending>再読み込み</Button>
        </Example>
        <Example state="inactive：押せない" inline>
          <Button variant="primary" inactive>
            応募する
          </Button>
          <Button inactive>編集</Button>
        </Example>
        <Example state="長い文">
          <Button variant="primary">{LONG_LABEL}</Button>
        </Example>
        <Example state="fullWidth：枠の幅いっぱい">
          <Button fullWidth>条件を変更する</Button>
        </Example>
        <Example state="fullWidth=&quot;phone&quot;：スマートフォンでだけ幅いっぱい">
          <Button fullWidth="phone">条件を変更する</Button>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/SubmitButton"
        note="Formの送信ボタンです。送信中はスピナーになり、ほかのフォームを送信している間は押せません。Formの外では使いません。"
      >
        <Example state="標準" inline>
          <SubmitButton>保存</SubmitButton>
        </Example>
        <Example state="pending：送信中" inline>
          <SubmitButton pending>保存</SubmitButton>
        </Example>
        <Example state="inactive：必要な入力が足りない" inline>
          <SubmitButton inactive>応募内容を確認</SubmitButton>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/IconButton"
        note="意味が誰にでも伝わるアイコン（閉じる、編集）だけに使います。labelは読み上げられる名前です。迷うときは文字のあるButtonにします。"
      >
        <Example state="標準" inline>
          <IconButton label="例を閉じる">
            <Icon node={X} />
          </IconButton>
          <IconButton label="例を編集">
            <Icon node={Pencil} />
          </IconButton>
        </Example>
        <Example state="無効" inline>
          <IconButton label="例を編集（無効）" disabled>
            <Icon node={Pencil} />
          </IconButton>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/ActionBar"
        note="縦に長いフォームの保存ボタンを、画面の下端に置き続けます。一画面に収まるフォームでは使いません。実際の画面では横幅いっぱいに広がります。"
      >
        <Example state="ボタン二つ" wide framed>
          <ActionBar>
            <Button>閉じる</Button>
            <Button variant="primary">保存</Button>
          </ActionBar>
        </Example>
        <Example state="ボタン一つ" wide framed>
          <ActionBar>
            <Button variant="primary">応募内容を確認</Button>
          </ActionBar>
        </Example>
      </ComponentEntry>
    </>
  );
}
