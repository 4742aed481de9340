import { expect } from 'vitest';
import { PASSWORD, type TestApi } from './api';
import { createMemberFixture, type MemberFixture } from './fixtures';

interface ForeignKey {
  table: string;
  column: string;
  target: string;
  target_column: string;
}

async function readForeignKeys(api: TestApi): Promise<ForeignKey[]> {
  const { rows } = await api.pool.query(`
    select con.conrelid::regclass::text as table, a.attname as column,
      con.confrelid::regclass::text as target, b.attname as target_column
    from pg_constraint con
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
      join pg_attribute b on b.attrelid = con.confrelid and b.attnum = con.confkey[1]
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace`);
  return rows;
}

/** Returns the SQL condition for the rows of a table that lead to the member; undefined when none does. */
function memberCondition(keys: ForeignKey[], table: string, memberId: number): string | undefined {
  if (table === 'members') return `id = ${memberId}`;
  const conditions = keys
    .filter((key) => key.table === table)
    .flatMap(({ column, target, target_column }) => {
      const parent = memberCondition(keys, target, memberId);
      return parent ? [`${column} in (select ${target_column} from ${target} where ${parent})`] : [];
    });
  return conditions.length > 0 ? conditions.join(' or ') : undefined;
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

interface MemberColumns {
  /** `table.column` of every column in a table that may hold rows of the member. */
  all: string[];
  /** The values of each column that holds something in a row of the member, as PostgreSQL writes them in JSON. */
  values: Map<string, unknown[]>;
  /** The tables without a way to the member. */
  unrelatedTables: string[];
}

/** Goes over every table and every column of the database. */
export async function readMemberColumns(api: TestApi, memberId: number): Promise<MemberColumns> {
  const keys = await readForeignKeys(api);
  const { rows: columns } = await api.pool.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`);
  const result: MemberColumns = { all: [], values: new Map(), unrelatedTables: [] };
  for (const table of new Set(columns.map(({ table_name }) => table_name))) {
    const condition = memberCondition(keys, table, memberId);
    if (!condition) {
      result.unrelatedTables.push(table);
      continue;
    }
    const { rows } = await api.pool.query(`select to_jsonb(t) as row from ${table} t where ${condition}`);
    for (const { column_name: column } of columns.filter(({ table_name }) => table_name === table)) {
      result.all.push(`${table}.${column}`);
      const filled = rows.map(({ row }) => row[column]).filter(isFilled);
      if (filled.length > 0) result.values.set(`${table}.${column}`, filled);
    }
  }
  return result;
}

/** Creates a member who has used everything, so that each column of each table holds something. */
export async function createMemberWithEverything(api: TestApi): Promise<MemberFixture> {
  const fixture = await createMemberFixture(api);
  const { browser, member } = fixture;
  const { id } = member;
  const ok = async (answer: Promise<Response>) => {
    const response = await answer;
    expect([response.status, await response.text()]).toEqual([
      expect.toSatisfy((status) => status < 300),
      expect.anything(),
    ]);
  };
  await ok(
    browser.patch(`/members/${id}/`, {
      profile: {
        family_name: '森',
        given_name: '花',
        family_name_kana: 'モリ',
        given_name_kana: 'ハナ',
        birth_date: '1980-01-02',
        phone: '0312345678',
        zip: '1500042',
        prefecture: '13',
        city: '渋谷区',
        address_line: '宇田川町1-1',
        building: '森ビル',
      },
      licenses: [{ certification: 'other', name: '簿記', registration_number: '1', acquired_on: '2010-04' }],
      work_style: { hope_workstyles: ['freelance'], current_workstyle: 'independent', regions: ['13'] },
      conditions: {
        status: 'open',
        available_from: '2027-01-01',
        desired_days: [3],
        note: '週3日',
        desired_reward: { unit: 'month', min: 600_000 },
        remote: 'full',
      },
      receive: { allow_vacancy: true, allow_seminar: true, allow_news: true },
      invoice_establishment: { state: '1', organizations_number: '1234567890123' },
    }),
  );
  const career = { company: '青空監査法人', position: '主査', started_on: '2015-04', ended_on: '2019-03' };
  await ok(
    browser.patch(`/career-education/${id}/`, {
      careers: [{ ...career, description: '法定監査' }],
      educations: [{ school: '青空大学', faculty: '商学部', started_on: '2010-04', ended_on: '2014-03' }],
    }),
  );
  await ok(browser.post('/change-password/', { current_password: PASSWORD, new_password: `${PASSWORD}-1` }));
  await ok(browser.post('/change-password/', { current_password: `${PASSWORD}-1`, new_password: PASSWORD }));
  const email = `moved-${id}@example.com`;
  await ok(browser.post('/change-email/', { email, password: PASSWORD }));
  const token = await api.readMailedToken(email);
  await ok(browser.patch('/change-email/', { token }));
  // These are written by jobs or by processes of 1.0.0, or need Google or a date of the vacancy.
  await api.pool.query(
    'insert into member_inquiries (member_id, sent_at, replied_at) values ($1, now(), now())',
    [id],
  );
  await api.pool.query(`update members set google_subject = $2, inactivity_warned_at = now() where id = $1`, [
    id,
    `google-${id}`,
  ]);
  await api.pool.query(`update sessions set browser = 'Chrome', os = 'Windows' where member_id = $1`, [id]);
  await api.pool.query(
    `update vacancy_applications set start_timing = 'specified', start_date = '2027-01-01', request = '質問'
      where member_id = $1`,
    [id],
  );
  // Times that nothing else has. Others are a few milliseconds apart, and sometimes none.
  for (const table of ['vacancy_applications', 'seminar_applications'])
    await api.pool.query(
      `update ${table} set created_at = '2026-01-01T00:00:01Z', changed_at = '2026-01-01T00:00:02Z' where member_id = $1`,
      [id],
    );
  await api.pool.query(
    `update seminar_applications set reminded_starts_at = '2027-01-01T00:00:03Z' where member_id = $1`,
    [id],
  );
  return { ...fixture, member: { ...member, email } };
}
