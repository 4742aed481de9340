import { Dialog } from '@/components/ui/feedback/Dialog';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';

/** How long the examples take to load, in milliseconds: long enough to see what is shown meanwhile. */
const LOADING_TIME_MS = 3000;
/** `lazyImport` tries twice, so the example fails once and arrives when the user tries again. */
const FAILING_ATTEMPTS = 2;

const wait = () => new Promise((resolve) => setTimeout(resolve, LOADING_TIME_MS));

const LoadedPart = () => <InlineNotice>読み込みが終わりました。</InlineNotice>;

function LoadedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="遅れて届くダイアログ" open onClose={onClose}>
      読み込みが終わりました。
    </Dialog>
  );
}

/** A component that takes three seconds to load. */
export const SlowPart = clientOnly(
  lazyComponent(async () => {
    await wait();
    return LoadedPart;
  }),
);

let attempts = 0;

/** A component whose first load fails. */
export const FailingPart = clientOnly(
  lazyComponent(async () => {
    attempts += 1;
    if (attempts <= FAILING_ATTEMPTS) throw new Error('The example does not arrive.');
    return LoadedPart;
  }),
);

/** A dialog that takes three seconds to load. */
export const SlowDialog = clientOnly(
  lazyComponent(async () => {
    await wait();
    return LoadedDialog;
  }),
);
