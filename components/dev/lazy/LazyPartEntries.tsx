import { useState } from 'react';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LoadFailure } from '@/components/ui/lazy/LoadFailure';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { SlowLoading } from '@/components/ui/lazy/SlowLoading';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';
import { FailingPart, SlowPart } from './example-loaders';

const ignore = () => undefined;
const FAILURE = { isRetrying: false, hasRetried: false, retry: ignore, retryOrReload: ignore };

export function LazyPartEntries() {
  const [isSlowOpen, setSlowOpen] = useState(false);
  const [isFailingOpen, setFailingOpen] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const [retries, setRetries] = useState(0);
  return (
    <>
      <ComponentEntry
        component="lazy/LazyBoundary"
        note="あとから読み込む部品を囲み、読み込み中と失敗したときの表示を決めます。囲まなければ、読み込み中は何も出ません。"
      >
        <Example state="読み込み中にSkeletonを出す（3秒かかる）" wide>
          {isSlowOpen ? (
            <LazyBoundary loading={<Skeleton label="部品を読み込み中" />}>
              <SlowPart />
            </LazyBoundary>
          ) : (
            <Button onClick={() => setSlowOpen(true)}>遅い部品を読み込む</Button>
          )}
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="lazy/SlowLoading"
        note="読み込みに1秒より長くかかるときだけ、その場に短い文を出します。骨組みを出すほど大きくない部品に使います。"
      >
        <Example state="読み込み中（1秒後に現れる）">
          <SlowLoading />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="lazy/LazyFallback"
        note="dynamic()のloadingに必ず渡します。読み込めなかったことを伝え、やり直せるようにします。画面から直接は使いません。"
      >
        <Example state="一度失敗し、やり直すと届く" wide>
          {isFailingOpen ? (
            <FailingPart />
          ) : (
            <Button onClick={() => setFailingOpen(true)}>失敗する部品を読み込む</Button>
          )}
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="lazy/LoadFailure"
        note="画面の一部が届かなかったときの知らせです。やり直しても届かないときは、ページの再読み込みを勧めます。データの失敗にはQueryNoticeを使います。"
      >
        <Example state="最初の失敗" wide>
          <LoadFailure {...FAILURE} />
        </Example>
        <Example state="やり直し中" wide>
          <LoadFailure {...FAILURE} isRetrying />
        </Example>
        <Example state="やり直しても届かない、別の方法を添える" wide>
          <LoadFailure {...FAILURE} hasRetried>
            <TextLink href="/auth/login/" standalone>
              ログインのページを開く
            </TextLink>
          </LoadFailure>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="lazy/RetryLater"
        note="目に見えない部品（計測など）に使います。何も表示せず、30秒ごとに読み込みをやり直します。見える部品には使いません。"
      >
        <Example state="表示なし" wide>
          <Button inactive={isRetrying} onClick={() => setRetrying(true)}>
            やり直しを始める
          </Button>
          <p>やり直した回数：{retries}回</p>
          {isRetrying && (
            // The key starts the timer again, as a new failure does.
            <RetryLater key={retries} {...FAILURE} retry={() => setRetries((count) => count + 1)} />
          )}
        </Example>
      </ComponentEntry>
    </>
  );
}
