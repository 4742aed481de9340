import { Pencil, Search, TextCursorInput, X } from 'lucide';
import { Icon } from '@/components/ui/data/Icon';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { ErrorSummary } from '@/components/ui/form/ErrorSummary';
import { IconButton } from '@/components/ui/form/IconButton';
import { AllFieldsForm, DraftForm, GuardedForm, RefusedForm } from './ExampleForms';
import { fieldEntries } from './field-entries';
import type { Group } from './GalleryGroup';

const LONG_LABEL = 'IPO準備会社での内部統制の構築と、監査法人との折衝を含む決算・開示業務の支援';

export const formGroup: Group = {
  id: 'form',
  label: '入力',
  icon: TextCursorInput,
  lead: 'ボタンと入力欄です。欄にはラベル・必須／任意・説明・エラーが必ず付きます。Formで始まる部品は、Formの中でだけ使えます。',
  entries: [
    {
      files: ['form/Button'],
      note: 'その場で何かを行うときに使います。別のページへ移るときはLinkButtonを使います。primaryは一つの画面に一つまでです。押せない理由があるときはinactiveにし、理由をそばに書きます。',
      examples: [
        ...(['primary', 'secondary', 'danger', 'text'] as const).map((variant) => ({
          state: `${variant}、pending：送信中、inactive：押せない`,
          inline: true,
          show: (
            <>
              <Button variant={variant}>応募する</Button>
              <Button variant={variant} pending>
                応募する
              </Button>
              <Button variant={variant} inactive>
                応募する
              </Button>
            </>
          ),
        })),
        {
          state: '大きさ：small、medium、large、アイコンあり',
          inline: true,
          wide: true,
          show: (
            <>
              <Button size="small">再読み込み</Button>
              <Button>再読み込み</Button>
              <Button size="large">
                <Icon node={Search} />
                検索
              </Button>
            </>
          ),
        },
        {
          state: 'fullWidth：枠の幅いっぱい、長い文',
          show: (
            <Button variant="primary" fullWidth>
              {LONG_LABEL}
            </Button>
          ),
        },
        {
          state: 'fullWidth="phone"：スマートフォンでだけ幅いっぱい',
          show: <Button fullWidth="phone">条件を変更する</Button>,
        },
      ],
    },
    {
      files: ['form/IconButton'],
      note: '意味が誰にでも伝わるアイコン（閉じる、編集）だけに使います。labelは読み上げられる名前です。迷うときは文字のあるButtonにします。',
      examples: [
        {
          state: '標準と無効',
          inline: true,
          show: (
            <>
              <IconButton label="例を閉じる">
                <Icon node={X} />
              </IconButton>
              <IconButton label="例を編集（無効）" disabled>
                <Icon node={Pencil} />
              </IconButton>
            </>
          ),
        },
      ],
    },
    {
      files: ['form/ActionBar'],
      note: '縦に長いフォームの保存ボタンを、画面の下端に置き続けます。一画面に収まるフォームでは使いません。実際の画面では横幅いっぱいに広がります。',
      examples: [
        {
          state: 'ボタン二つ',
          wide: true,
          framed: true,
          show: (
            <ActionBar>
              <Button>閉じる</Button>
              <Button variant="primary">保存</Button>
            </ActionBar>
          ),
        },
      ],
    },
    ...fieldEntries,
    {
      files: ['form/Form', 'form/ErrorSummary'],
      note: 'すべてのフォームの土台です。zodのスキーマで確かめ、送信し、サーバーのエラーを欄に戻します。失敗するとErrorSummaryが先頭にエラーをまとめ、フォーカスも移ります。入力は消えません。検索のように送信が要らないものには使いません。',
      examples: [
        { state: 'サーバーが欄のエラーを返す', show: <RefusedForm /> },
        {
          state: 'フォーム全体のエラー',
          show: (
            <ErrorSummary
              title="送信できませんでした"
              items={[
                { message: 'サーバーに接続できませんでした。通信状況を確認して、もう一度お試しください。' },
              ]}
            />
          ),
        },
        { state: '保管した入力を復元した後（破棄できる）', wide: true, show: <DraftForm /> },
      ],
    },
    {
      files: ['form/UnsavedChangesGuard'],
      note: '保存していない入力があるとき、リンク・戻る・ログアウトの前に確かめます。下書きを残すフォームに置きます。一項目だけのフォームには要りません。',
      examples: [{ state: '別のページへ移る前と、ログアウトの前', wide: true, show: <GuardedForm /> }],
    },
    {
      files: [
        'form/FormTextField',
        'form/FormPasswordField',
        'form/FormTextarea',
        'form/FormRadioGroup',
        'form/FormCheckboxGroup',
        'form/FormCheckbox',
        'form/SubmitButton',
      ],
      note: 'Formの中の欄です。nameはスキーマの項目名で、値・エラー・idはFormから受け取ります。パスワードはautoCompleteで今のものか新しいものかを必ず伝え、確認用に二度入力させません。文章の欄はmaxCountを渡すと文字数を表示します。SubmitButtonは送信中はスピナーになり、ほかのフォームを送信している間は押せません。',
      examples: [{ state: '空（送信ボタンを押すとエラー）', wide: true, show: <AllFieldsForm /> }],
    },
  ],
};
