import { describe, expect, it } from 'vitest';
import { replyIssueCounts, reportReplyIssues } from '@/api/transport/reply-issues';

describe('counters of fields that could not be understood', () => {
  it('count each field of a call, without the ids of its path', () => {
    reportReplyIssues('/vacancies/12/', new Set(['reward.min']));
    reportReplyIssues('/vacancies/13/', new Set(['reward.min', 'deadline']));
    reportReplyIssues('/tags/', new Set(['']));
    expect(Object.fromEntries(replyIssueCounts())).toMatchObject({
      'GET /vacancies/{id}/ reward.min': 2,
      'GET /vacancies/{id}/ deadline': 1,
      'GET /tags/ (body)': 1,
    });
  });

  it('are bounded', () => {
    for (let index = 0; index < 1_100; index += 1) reportReplyIssues('/tags/', new Set([`field${index}`]));
    expect(replyIssueCounts().size).toBeLessThanOrEqual(1_000);
  });
});
