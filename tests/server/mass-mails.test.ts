import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '@/server/jobs/start-jobs';
import { createMailSender } from '@/server/mail/transport';
import { cancelSeminar, remindParticipants } from '@/server/seminar-applications/notifications';
import { createTestApi, INQUIRY_ADDRESS, SITE_ORIGIN, type TestApi } from '../setup/api';
import { buildInquiry } from '../setup/company-inquiries';
import { eventually } from '../setup/eventually';
import { createOpenSeminar } from '../setup/seminars';
import { startSmtpServer } from '../setup/smtp-server';
import { daysFromNow } from '../setup/vacancies';

const PARTICIPANTS = 5;
const COMPANY = 'company@suihei.example';

let api: TestApi;
let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  api = await createTestApi();
  server = await startSmtpServer();
});
afterAll(async () => {
  await server.close();
  await api.drop();
});

/** Queues each mail that many members get: of a cancelled seminar, and of one tomorrow. */
async function queueMassMails(): Promise<number> {
  const { db, pool } = api;
  const cancelled = await createOpenSeminar(db);
  const tomorrow = await createOpenSeminar(db, { startsAt: daysFromNow(0.9) });
  await pool.query(
    `with added as (
      insert into members (email, status, family_name, given_name, family_name_kana, given_name_kana)
        select gen_random_uuid() || '@many.example', 'active', '山田', '花', 'やまだ', 'はな'
        from generate_series(1, $1) returning id)
    insert into seminar_applications (member_id, seminar_id, status, event_count)
      select added.id, seminar, 'applied', 1 from added, unnest($2::int[]) seminar`,
    [PARTICIPANTS, [cancelled, tomorrow]],
  );
  await cancelSeminar(db, cancelled, '講師急病', SITE_ORIGIN);
  await remindParticipants(db, SITE_ORIGIN);
  return 2 * PARTICIPANTS;
}

test.each([
  ['that are queued already', false],
  ['that a process queues when it starts, because their jobs were lost', true],
])('sends the mails of an inquiry before mails to many members %s', async (_case, isQueueLost) => {
  const count = await queueMassMails();
  await api
    .agent()
    .post('/company-inquiries/', buildInquiry({ request_id: crypto.randomUUID(), email: COMPANY }));
  if (isQueueLost) await api.pool.query('delete from pgboss.job');
  const { received, url: SMTP_URL } = server;
  received.length = 0;
  const send = createMailSender({ SMTP_URL, SITE_ORIGIN, MAIL_FROM: undefined });
  const worker = await startJobs({
    db: api.db,
    pool: api.pool,
    siteOrigin: SITE_ORIGIN,
    send,
    pollIntervalMs: 20,
  });
  await eventually(() => expect(received).toHaveLength(count + 2));
  await worker.stop();
  const recipients = received.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1]);
  expect(recipients.slice(0, 2).toSorted()).toEqual([COMPANY, INQUIRY_ADDRESS]);
  expect(recipients.slice(2)).toEqual(
    Array.from({ length: count }, () => expect.stringMatching(/@many\.example$/)),
  );
});
