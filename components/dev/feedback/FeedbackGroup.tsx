import { ComponentGroup } from '../ComponentGroup';
import { DialogEntries } from './DialogEntries';
import { NoticeEntries } from './NoticeEntries';
import { ProgressEntries } from './ProgressEntries';
import { ToastEntries } from './ToastEntries';

const COMPONENTS = [
  'Badge',
  'InlineNotice',
  'LiveRegion',
  'QueryNotice',
  'ShowUpdatesButton',
  'EmptyState',
  'PageOutOfRange',
  'CompletionPanel',
  'Spinner',
  'Skeleton',
  'ProgressMeter',
  'Dialog',
  'ConfirmDialog',
  'DialogStack',
  'Toaster',
];

export function FeedbackGroup() {
  return (
    <ComponentGroup id="feedback" components={COMPONENTS}>
      <NoticeEntries />
      <ProgressEntries />
      <DialogEntries />
      <ToastEntries />
    </ComponentGroup>
  );
}
