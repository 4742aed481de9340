import { Mail } from 'lucide';
import { Avatar } from '@/components/ui/data/Avatar';
import { BulletList } from '@/components/ui/data/BulletList';
import { FaqList } from '@/components/ui/data/FaqList';
import { Icon } from '@/components/ui/data/Icon';
import { LongNote } from '@/components/ui/data/LongNote';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Phrases } from '@/components/ui/data/Phrases';
import { PreservedText } from '@/components/ui/data/PreservedText';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const QUESTIONS = [
  ['登録に費用はかかりますか。', '登録も応募も無料です。'],
  [
    '監査法人に勤めていても、登録して案件に応募することはできますか。',
    '登録はできます。応募の前に、勤め先の副業の規則と、独立性の規則を確認してください。',
  ],
] as const;
const LONG_ITEM =
  '連結子会社が五社以上ある会社で、四半期の連結決算を一人で締めた経験が二年以上あること（海外の子会社を含む）';

export function TextEntries() {
  return (
    <>
      <ComponentEntry
        component="data/Avatar"
        note="会員の写真です。写真がなければ姓の二文字を出します。そばに必ず名前を書くので、読み上げられません。"
      >
        <Example state="写真なし" inline>
          <Avatar familyName="佐藤" />
          <span>佐藤 恵</span>
        </Example>
        <Example state="写真あり" inline>
          <Avatar familyName="佐藤" imageUrl="/images/speakers/aoki.webp" />
          <span>佐藤 恵</span>
        </Example>
        <Example state="large、長い姓と一文字の姓" inline>
          <Avatar familyName="勅使河原" large />
          <span>勅使河原 学</span>
          <Avatar familyName="林" large />
          <span>林 直人</span>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/BulletList"
        note="短く、互いに独立した項目に使います。項目と値の組にはDescriptionListを使います。"
      >
        <Example state="標準">
          <BulletList items={['月次決算', '年次決算', '開示書類の作成']} />
        </Example>
        <Example state="長い文">
          <BulletList items={[LONG_ITEM, '公認会計士の資格']} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/FaqList"
        note="質問を押すと答えが開きます。一つの答えは数行までです。全員に読んでほしいことは、隠さず本文に書きます。"
      >
        <Example state="閉じている（押すと開く）" wide>
          <FaqList items={QUESTIONS} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/SmallNote"
        note="ボタンを押す前に読んでほしい一言です。ボタンのそばに置きます。エラーや警告には使いません。"
      >
        <Example state="中央（標準）">
          <SmallNote>応募の前に内容を確認できます。</SmallNote>
        </Example>
        <Example state="$align=&quot;start&quot;、長い文">
          <SmallNote $align="start">
            応募すると、氏名・職歴・資格が会社に公開されます。メールアドレスと電話番号は、選考に進むまで公開されません。
          </SmallNote>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/LongNote"
        note="法律の注記など、数行にわたる文です。文節では折り返しません。"
      >
        <Example state="数行">
          <LongNote>
            フリーランス法第3条の明示事項による目安で、法律上の助言ではありません。契約のときに示される項目で、募集の段階では決まっていないこともあります。
          </LongNote>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/PreservedText"
        note="会員や会社が入力した文章を、改行のまま表示します。サイトの文章には使いません。"
      >
        <Example state="改行のある文">
          <PreservedText>
            {'はじめまして。\n公認会計士の佐藤です。\n\n月次決算の早期化が得意です。'}
          </PreservedText>
        </Example>
        <Example state="切れ目のない長い文字列">
          <PreservedText>{`https://example.com/${'very-long-path-'.repeat(6)}`}</PreservedText>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/NoBreak"
        note="ハイフンのある英数字（J-SOX、N-2）の途中で改行しません。会社が入力した題に使います。"
      >
        <Example state="狭い場所">
          <NoBreak text="上場準備会社での内部統制の構築、およびJ-SOX対応の支援" />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/Phrases"
        note="見出しを句点で、次に文節で改行します。文節はサーバーで求めます。本文には使いません。"
      >
        <Example state="見出し">
          <strong>
            <Phrases phrases={['会計の', '経験を、', '次の', '仕事に', '生かす。']} />
          </strong>
        </Example>
        <Example state="二つの文">
          <strong>
            <Phrases text="月次決算を八営業日で締める。経理部の外に頼む五つのこと" />
          </strong>
        </Example>
        <Example state="一行に入らない文節">
          <strong>
            <Phrases phrases={['公認会計士・税理士・公認内部監査人・米国公認会計士の', '方へ']} />
          </strong>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/Icon"
        note="文字の大きさに合わせた線の図です。読み上げられないので、文字のそばか、名前の付いたボタンの中で使います。"
      >
        <Example state="文字のそば" inline>
          <Icon node={Mail} />
          <span>メールを確認する</span>
        </Example>
      </ComponentEntry>
    </>
  );
}
