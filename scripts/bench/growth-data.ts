import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inTransaction } from '@/server/db/transaction';
import { insertVacancies } from '@/server/vacancies/write';
import { generateVacancies } from './vacancies-data';

/** The numbers of rows of a database. */
export interface Size {
  members: number;
  vacancies: number;
  vacancyApplications: number;
  seminars: number;
  seminarApplications: number;
}

/** The member with many applications, in each database as many. */
export const BUSY_MEMBER = { id: 1, vacancyApplications: 900, seminarApplications: 20 };

/** How many expired or waiting rows of each kind there are, in each database as many: they depend on time, not on size. */
const LEFTOVERS = 500;

/** Vacancies with different texts. The others are copies, because generating the texts takes minutes. */
const ORIGINAL_VACANCIES = 1_000;

/** The value of the session cookie of a member. Each has one session. */
export const sessionTokenOf = (memberId: number): string => `session-${memberId}`;

/** The expression by which the server stores a token. */
const hashOf = (token: string) => `translate(encode(sha256((${token})::bytea), 'base64'), '+/=', '-_')`;

/** Members 1 to 91 of each hundred are active. The argon2id hash is the same for all. */
const fillMembers = ({ members }: Size) => [
  `insert into members (id, email, status, password_hash, family_name, given_name, family_name_kana, given_name_kana,
      birth_date, phone, zip, prefecture, city, address_line, hope_workstyles, regions, activate_at, last_login_at,
      inactivity_warned_at, terms_agreed_at, created_at, updated_at)
    overriding system value
    select n, case when status = 'withdrawn' then 'withdrawn-' || n || '@withdrawn.invalid' else 'member' || n || '@example.com' end,
      status, '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$0000000000000000000000000000000000000000000',
      '山田', '花子', 'やまだ', 'はなこ', '1985-04-01', '0312345678', '1000001', '13', '千代田区', '千代田1-1', '{}', '{13,14}',
      created, created + interval '1 day' + random() * (now() - created - interval '1 day'), null, created, created, now()
    from (select n, now() - interval '2 days' - random() * interval '3 years' as created,
        case when n % 100 < 92 then 'active' when n % 100 < 96 then 'waiting'
          when n % 100 < 98 then 'suspended' else 'withdrawn' end as status
      from generate_series(1, ${members}) n) made`,
  `select setval(pg_get_serial_sequence('members', 'id'), ${members})`,
  `insert into members (email, updated_at) select 'pending' || n || '@example.com', now() - case when n <= 20 then interval '8 days' else interval '0' end
    from generate_series(1, ${members / 25}) n`,
  `insert into withdrawals (member_id, reasons, comment, session_hash)
    select id, '{other}', '', '' from members where status = 'withdrawn'`,
  `insert into careers (member_id, sort_order, company, position, started_on, ended_on, description)
    select n, k, '監査法人' || k, '公認会計士', '2010-04', '2018-03', repeat('上場企業の監査と内部統制の評価を担当。', 10)
    from generate_series(1, ${members}) n, generate_series(1, 2) k`,
  `insert into educations (member_id, sort_order, school, faculty, started_on, ended_on, is_withdrawn)
    select n, 1, '大学', '商学部', '2004-04', '2008-03', false from generate_series(1, ${members}) n`,
  `insert into licenses (member_id, sort_order, certification, name, registration_number, acquired_on)
    select n, 1, 'cpa', '公認会計士', n::text, '2010-11' from generate_series(1, ${members}) n`,
  `insert into member_conditions (member_id, status, desired_days, note)
    select n, 'open', '{2,3}', '' from generate_series(1, ${members}) n`,
  `insert into skill_informations (member_id) select n from generate_series(1, ${members}) n`,
  `insert into member_skills (information_id, skill_id, level, sort_order)
    select i.id, s.id, 2, s.at from skill_informations i, (select id, row_number() over () as at from skills limit 5) s`,
  `insert into member_abilities (information_id, ability_id, sort_order)
    select i.id, a.id, a.at from skill_informations i, (select id, row_number() over () as at from abilities limit 3) a`,
  `insert into profile_images (member_id, digest, content)
    select n, md5(n::text), sha256(n::text::bytea) from generate_series(1, ${members}, 3) n`,
];

/** Sessions, mails and whatever else collects with members. */
const fillAccounts = ({ members }: Size) => [
  `insert into sessions (token_hash, member_id, browser_hash, created_at, last_seen_at, expires_at)
    select ${hashOf(`'session-' || n`)}, n, ${hashOf(`'browser-' || n`)}, now() - interval '1 day', now(), now() + interval '13 days'
    from generate_series(1, ${members}) n`,
  `insert into sessions (token_hash, member_id, created_at, expires_at)
    select md5('expired' || n), 1 + n % ${members}, now() - interval '15 days', now() - interval '1 day'
    from generate_series(1, ${LEFTOVERS}) n`,
  `insert into known_browsers (member_id, browser_hash, last_login_at)
    select n, ${hashOf(`'browser-' || n || case when k > 1 then '-' || k else '' end`)}, now() - random() * interval '360 days'
    from generate_series(1, ${members}) n, generate_series(1, 2) k`,
  `insert into known_browsers (member_id, browser_hash, last_login_at)
    select 1 + n % ${members}, md5('old' || n), now() - interval '366 days' from generate_series(1, ${LEFTOVERS}) n`,
  `insert into tokens (token_hash, purpose, member_id, created_at, expires_at)
    select md5('token' || n), 'password_reset', n, now(), now() + interval '1 hour' from generate_series(1, ${members}, 5) n`,
  `insert into tokens (token_hash, purpose, member_id, created_at, expires_at)
    select md5('old' || n), 'password_reset', 1 + n % ${members}, now() - interval '3 days', now() - interval '2 days'
    from generate_series(1, ${LEFTOVERS}) n`,
  `insert into rate_limits (key, points, expire)
    select 'loginPerAccount:' || md5(n::text), 1, (extract(epoch from now()) * 1000)::bigint + 3600000 * sign(${LEFTOVERS} - n)::int
    from generate_series(1, ${LEFTOVERS} * 2) n`,
  `insert into used_google_tokens (token_id, expires_at)
    select md5(n::text), now() + interval '1 hour' from generate_series(1, ${members}, 20) n`,
  `insert into mails (dedupe_key, created_at, delivered_at)
    select 'event:' || n || ':' || k, at, at from (select now() - random() * interval '29 days' as at, n, k
      from generate_series(1, ${members}) n, generate_series(1, 3) k) made`,
  `insert into mails (dedupe_key, created_at, delivered_at)
    select 'old:' || n, now() - interval '31 days', now() - interval '31 days' from generate_series(1, ${LEFTOVERS}) n`,
  `insert into mails (dedupe_key, "to", subject, text, html)
    select 'waiting:' || n, 'member' || n || '@example.com', '件名', '本文', '<p>本文</p>' from generate_series(1, 20) n`,
  `insert into pgboss.job (name, data, state, created_on, started_on, completed_on, keep_until)
    select 'mail', '{}', 'completed', now(), now(), now(), now() + interval '14 days' from generate_series(1, ${members}, 2) n`,
  `insert into member_inquiries (member_id, sent_at, replied_at)
    select n, now() - interval '40 days', case when n % 1000 > 1 then now() end from generate_series(1, ${members}, 10) n`,
  `insert into operator_actions (at, actor, action, details)
    select now() - n * interval '1 hour', 'operator', case when n % 24 = 0 then 'backup' else 'members list' end, '{}'
    from generate_series(1, ${members / 10}) n`,
];

const columnsOf = (table: string) => `select string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.columns
  where table_name = '${table}' and is_generated = 'NEVER' and is_identity = 'NO'`;

async function fillVacancies(client: pg.Client, { vacancies }: Size): Promise<void> {
  // Creating the index after the insert takes seconds instead of minutes.
  const { rows: indexes } = await client.query(
    `select pg_get_indexdef('vacancies_search_idx'::regclass) as sql`,
  );
  await client.query('drop index vacancies_search_idx');
  const db = drizzle(client);
  await inTransaction(db, (tx) =>
    insertVacancies(tx, [...generateVacancies(Math.min(vacancies, ORIGINAL_VACANCIES), new Date())]),
  );
  const { rows } = await client.query(columnsOf('vacancies'));
  const columns: string = rows[0].columns;
  await client.query(
    `insert into vacancies (${columns}) select ${columns.replace('published_at', `published_at - random() * interval '10 days'`)}
      from vacancies, generate_series(2, ${vacancies / ORIGINAL_VACANCIES})`,
  );
  await client.query(indexes[0].sql);
}

const fillSeminars = ({ seminars, seminarApplications }: Size) => [
  `insert into seminars (title, lead, topic, description, audience, program, speakers, starts_at, ends_at, venue_name,
      venue_address, fee, cpe_units, closes_before, published_at, seats_taken)
    select 'セミナー' || n, '説明', '会計', repeat('本文。', 200), '{}', '[]', '[]', at, at + interval '2 hours', '会場', '東京都',
      0, 2, (at - interval '1 day')::date, at - interval '60 days',
      ${seminarApplications / seminars} + 1
    from (select n, now() + case when n = 1 then interval '20 hours' when n <= 10 then n * interval '3 days'
        else n * interval '-1 day' end as at
      from generate_series(1, ${seminars}) n) made`,
];

/** Applications of all members in the order of time, so that those of one member are far apart in the table. */
const fillApplications = (size: Size) => [
  `insert into vacancy_applications (member_id, vacancy_id, status, event_count, start_timing, message, request, created_at, changed_at)
    select n % ${size.members} + 1, (n % ${size.members} * 7919 + n / ${size.members} * 104729) % ${size.vacancies} + 1,
      case when n % 10 = 0 then 'cancelled' else 'applied' end, case when n % 10 = 0 then 2 else 1 end, 'immediately',
      repeat('連結決算の早期化に携わった経験があります。', 8), '週3日を希望します。', at, at
    from (select n, now() - interval '3 years' + n * interval '3 years' / ${size.vacancyApplications} as at
      from generate_series(0, ${size.vacancyApplications - 1}) n) made`,
  `insert into vacancy_applications (member_id, vacancy_id, status, event_count, start_timing, message, request)
    select ${BUSY_MEMBER.id}, id, 'applied', 1, 'immediately', repeat('経験があります。', 20), ''
    from vacancies order by id limit ${BUSY_MEMBER.vacancyApplications} on conflict do nothing`,
  `insert into seminar_applications (member_id, seminar_id, status, event_count, created_at, changed_at)
    select n % ${size.members} + 1, (n % ${size.members} + n / ${size.members} * 7) % ${size.seminars} + 1, 'applied', 1, at, at
    from (select n, now() - random() * interval '3 years' as at from generate_series(0, ${size.seminarApplications - 1}) n) made`,
  `insert into seminar_applications (member_id, seminar_id, status, event_count)
    select ${BUSY_MEMBER.id}, id, 'applied', 1
    from seminars order by id limit ${BUSY_MEMBER.seminarApplications} on conflict do nothing`,
  ...['vacancy', 'seminar'].map(
    (kind) => `insert into ${kind}_application_events (application_id, number, event, at)
      select id, k, case when k = 1 then 'apply' else 'cancel' end, changed_at
      from ${kind}_applications, generate_series(1, event_count) k`,
  ),
];

/** Fills an empty database, and analyzes it as autovacuum does a few minutes after so many inserts. */
export async function fillDatabase(url: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select setseed(0.5)`);
    // The search index of vacancies is built much faster in memory.
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const statement of [...fillMembers(size), ...fillAccounts(size)]) await client.query(statement);
    await fillVacancies(client, size);
    for (const statement of [...fillSeminars(size), ...fillApplications(size)]) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
