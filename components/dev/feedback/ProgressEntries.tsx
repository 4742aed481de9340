import { ProgressMeter } from '@/components/ui/feedback/ProgressMeter';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Spinner } from '@/components/ui/feedback/Spinner';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

export function ProgressEntries() {
  return (
    <>
      <ComponentEntry
        component="feedback/Spinner"
        note="短い待ち時間に、文の色で回る輪です。飾りなので、そばに何を待っているかを書きます。内容の場所を空けておけるときはSkeletonを使います。"
      >
        <Example state="文と並べる" inline>
          <Spinner />
          <span>登録番号を確認しています</span>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/Skeleton"
        note="読み込み中の文章の場所を空けておきます。行数は、届く内容に近づけます。最初の表示はサーバーで行うので、あとから開く部分でだけ使います。"
      >
        <Example state="標準（3行）">
          <Skeleton label="読み込み中の例" />
        </Example>
        <Example state="5行">
          <Skeleton label="読み込み中の例（5行）" lines={5} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="feedback/ProgressMeter"
        note="終わりの決まった入力が、どこまで進んだかを示します。待ち時間には使いません。"
      >
        <Example state="0%">
          <ProgressMeter label="プロフィールの入力" percent={0} />
        </Example>
        <Example state="途中">
          <ProgressMeter label="プロフィールの入力" percent={40} />
        </Example>
        <Example state="100%">
          <ProgressMeter label="プロフィールの入力" percent={100} />
        </Example>
      </ComponentEntry>
    </>
  );
}
