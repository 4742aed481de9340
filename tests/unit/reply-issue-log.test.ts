import { describe, expect, it, vi } from 'vitest';
import { reportReplyIssues } from '@/api/transport/reply-issues';

const warn = vi.hoisted(() => vi.fn());
vi.mock('pino', () => ({ default: () => ({ warn }) }));
vi.mock('@/lib/observability/log-stream', () => ({ createLogStream: () => undefined }));

describe('the log of fields that could not be understood', () => {
  it('names the call and the field once, without ids', () => {
    reportReplyIssues('/vacancies/12/', new Set(['reward.min']));
    reportReplyIssues('/vacancies/13/', new Set(['reward.min']));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { call: 'GET /vacancies/{id}/', fields: ['reward.min'] },
      expect.any(String),
    );
    reportReplyIssues('/vacancies/13/', new Set(['reward.min', 'deadline']));
    expect(warn).toHaveBeenLastCalledWith(
      { call: 'GET /vacancies/{id}/', fields: ['deadline'] },
      expect.any(String),
    );
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
