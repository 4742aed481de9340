import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemVariables } from '@/config/env';
import type { SpanAttributes } from '@/lib/observability/trace-span';
import { setTracer, type Tracer } from '@/lib/observability/tracing';
import { startJobs } from '@/server/jobs/start-jobs';
import { enqueueMail } from '@/server/mail/outbox';
import { passwordResetMail } from '@/server/mail/security-mails';
import { SITE_ORIGIN } from '@/tests/setup/api';
import { setUpCli } from '@/tests/setup/cli';
import { startCollector } from '@/tests/setup/collector';
import { eventually } from '@/tests/setup/eventually';

interface EndedSpan {
  name: string;
  parent: unknown;
  attributes: SpanAttributes;
  error?: string;
}

const cli = setUpCli();
let ended: EndedSpan[] = [];

/** Keeps the spans that have ended. */
const tracer: Tracer = {
  startSpan: ({ name, attributes }, parent) => {
    const span: EndedSpan = { name, parent, attributes: { ...attributes } };
    return {
      name,
      setAttributes: (more: SpanAttributes) => void Object.assign(span.attributes, more),
      fail: (kind) => void Object.assign(span, { error: kind }),
      end: () => void ended.push(span),
    };
  },
  traceparentOf: () => '',
};

beforeEach(() => {
  ended = [];
  setTracer(tracer);
});
afterEach(() => setTracer(undefined));

const roots = (name: RegExp) =>
  ended
    .filter((span) => span.parent === undefined && name.test(span.name))
    .map(({ parent: _, ...span }) => span);
const hasStatementIn = (name: string) =>
  ended.some(({ parent }) => (parent as { name: string } | undefined)?.name === name);

test('a job is a trace of its own with the attempt and the result', async () => {
  await enqueueMail(cli.api.db, {
    to: 'someone@example.com',
    content: passwordResetMail(SITE_ORIGIN, 'a-token'),
    siteOrigin: SITE_ORIGIN,
  });
  const offline = Object.assign(new Error('someone@example.com'), { code: 'ECONNREFUSED', command: 'CONN' });
  await cli.api.deliverMails('someone@example.com', () => Promise.reject(offline));
  await cli.api.pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
  await cli.api.deliverMails('someone@example.com', async () => undefined);
  const name = 'job mail';
  expect(roots(/^job/)).toEqual([
    {
      name,
      attributes: { 'job.name': 'mail', 'job.attempt': 1, 'job.result': 'failed' },
      error: expect.stringMatching(/^\w+$/),
    },
    { name, attributes: { 'job.name': 'mail', 'job.attempt': 2, 'job.result': 'completed' } },
  ]);
  expect(hasStatementIn(name)).toBe(true);
  expect(JSON.stringify(roots(/^job/))).not.toContain('someone');
});

test('each run of a repeated job is a trace, and looking for dead jobs is none', async () => {
  const { db, pool } = cli.api;
  const jobs = await startJobs({ db, pool, siteOrigin: SITE_ORIGIN });
  await eventually(() => expect(roots(/^job/)).toHaveLength(3));
  await jobs.stop();
  expect(
    roots(/^job/)
      .map(({ attributes }) => attributes)
      .sort((a, b) => String(a['job.name']).localeCompare(String(b['job.name']))),
  ).toEqual([
    { 'job.name': 'cleanup', 'job.result': 'completed' },
    { 'job.name': 'queueing undelivered mails', 'job.result': 'completed' },
    { 'job.name': 'reminding of seminars', 'job.result': 'completed' },
  ]);
});

test('a command is a trace of its own without its arguments', async () => {
  const { id } = await cli.api.createMember();
  await cli.run('members', 'suspend', String(id), '--by', 'taro', '--dry-run');
  await expect(cli.run('members', 'suspend', '987654')).rejects.toThrow();
  const name = 'command members suspend';
  const attributes = { 'command.name': 'members suspend', 'command.dry_run': 'false' };
  expect(roots(/^command/)).toEqual([
    { name, attributes: { ...attributes, 'command.dry_run': 'true', 'command.result': 'completed' } },
    { name, attributes: { ...attributes, 'command.result': 'failed' }, error: expect.any(String) },
  ]);
  expect(hasStatementIn(name)).toBe(true);
});

test('the operator CLI sends the trace of its command before it ends', async () => {
  const collector = await startCollector();
  const variables = { DATABASE_URL: cli.api.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/operator.ts', 'dashboard'], {
    env: { ...systemVariables(), ...variables },
  });
  collector.close();
  const [root] = collector.spans.filter(({ name }) => name === 'command dashboard');
  expect(root?.attributes).toMatchObject({ 'command.result': 'completed' });
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId).length).toBeGreaterThan(
    0,
  );
});
