import { subjectOf } from './check-write-calls';
import { describeWriteFailure, isSuccess } from './failures';
import type { Reply } from './origin-client';
import type { Row } from './report';

/** Returns the row of a write. */
export const rowOf = (name: string, finding: Pick<Row, 'state' | 'detail'> & { remedy?: string }): Row => ({
  group: 'writes',
  subject: subjectOf(name),
  remedy: '',
  ...finding,
});

/** Returns the row of a write that the API has answered. */
export function rowOfReply(name: string, reply: Reply, origin: string): Row {
  if (isSuccess(reply)) return rowOf(name, { state: 'works', detail: '' });
  return rowOf(name, describeWriteFailure(reply, origin));
}
