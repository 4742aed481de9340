import { ComponentGroup } from '../ComponentGroup';
import { LazyDialogEntries } from './LazyDialogEntries';
import { LazyPartEntries } from './LazyPartEntries';

const COMPONENTS = [
  'LazyBoundary',
  'SlowLoading',
  'LazyFallback',
  'LoadFailure',
  'RetryLater',
  'DialogBoundary',
  'DialogFallback',
];

export function LazyGroup() {
  return (
    <ComponentGroup id="lazy" components={COMPONENTS}>
      <LazyPartEntries />
      <LazyDialogEntries />
    </ComponentGroup>
  );
}
