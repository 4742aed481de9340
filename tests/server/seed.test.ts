import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { dayInTokyo } from '@/schemas/time';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { openDatabase } from '@/server/db/client';
import { readDemoMembers } from '@/server/demo/members';
import { seedDemo } from '@/server/demo/seed';
import { mails } from '@/server/mail/tables';
import { members } from '@/server/members/tables';
import { listCategories } from '@/server/vacancies/service';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { DAY, insertVacancySamples } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { demoVacancies } from '../setup/demo';
import { eventually } from '../setup/eventually';
import { appliedVacancyPageSchema, meSchema, vacancyPageSchema } from '../setup/wire-schemas';

const demoMembers = await readDemoMembers();

const CATEGORIES = [
  '決算・開示',
  '連結決算',
  'IFRS',
  'IPO準備',
  '内部統制（J-SOX）',
  '税務',
  'M&A・財務DD',
  '監査・非常勤監査',
  '社外役員',
  'CFO・経営管理',
  '業務改善・システム',
  '公会計・非営利',
];

let api: TestApi;
const useNewDatabase = () => {
  beforeEach(async () => {
    api = await createTestApi();
  });
  afterEach(() => api.drop());
};

const fetchAllVacancies = async (): Promise<VacancyRow[]> => {
  const pages = await Promise.all(
    [1, 2].map(async (page) =>
      vacancyPageSchema.parse(
        await jsonOf(await api.agent().get(`/vacancies/?vacancy_page_size=100&page=${page}`)),
      ),
    ),
  );
  return pages.flatMap(({ results }) => results);
};

const logIn = (email: string) => api.logInAs({ id: 0, email, password: 'kaikei-demo-2026' });

describe('an empty database that has been seeded', () => {
  let seeded: boolean;
  beforeAll(async () => {
    api = await createTestApi();
    seeded = await seedDemo(api.db);
  });
  afterAll(() => api.drop());

  test('contains all vacancies, newest first and in the order of the files', async () => {
    expect(seeded).toBe(true);
    const shown = await fetchAllVacancies();
    const written = demoVacancies
      .map((vacancy, position) => ({ vacancy, place: position }))
      .sort((a, b) => a.vacancy.published_days_ago - b.vacancy.published_days_ago || a.place - b.place);
    expect(shown.map(({ title }) => title)).toEqual(written.map(({ vacancy }) => vacancy.title));
    const ids = shown.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  test('contains vacancies that close at 18:00 in Tokyo, and closed ones', async () => {
    const shown = await fetchAllVacancies();
    expect(shown.every(({ deadline }) => deadline.endsWith('T18:00:00+09:00'))).toBe(true);
    expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(['open', 'close']));
  });

  test('contains the demo accounts in their different states, and no mail is sent', async () => {
    expect(await api.db.select({ count: count() }).from(mails)).toEqual([{ count: 0 }]);
    for (const demo of demoMembers) {
      const { member } = meSchema.parse(await jsonOf(await (await logIn(demo.email)).get('/members/me/')));
      expect(member.profile.family_name).toBe(demo.profile.family_name);
      expect(member.terms_of_use).toBe(demo.terms_agreed);
      expect(member.invoice_establishment).toEqual(demo.invoice_establishment);
      expect(member.careers).toHaveLength(demo.careers.length);
      expect(member.activate_at).not.toBeNull();
    }
  });

  test("contains applications in different states, with a history after the vacancy's publication", async () => {
    const browser = await logIn('member@example.com');
    const { results } = appliedVacancyPageSchema.parse(await jsonOf(await browser.get('/vacancy-applied/')));
    expect(results).toHaveLength(demoMembers[0]?.vacancy_applications.length ?? 0);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['applied', 'cancelled']));
    for (const { history, vacancy } of results) {
      const instants = history.map(({ at }) => Date.parse(at));
      expect(instants[0]).toBeGreaterThanOrEqual(Date.parse(vacancy.published_at));
      expect(instants).toEqual([...instants].sort((a, b) => a - b));
    }
  });
});

describe('an empty database', () => {
  useNewDatabase();

  test.each(['00:00:30', '09:30:00', '23:59:30'])(
    "that is seeded at %s in Tokyo contains today's vacancies first and none in the future",
    async (time) => {
      const now = new Date(`${dayInTokyo(new Date(Date.now() - DAY))}T${time}+09:00`);
      await seedDemo(api.db, now);
      const shown = await fetchAllVacancies();
      expect(shown).toHaveLength(demoVacancies.length);
      expect(shown[0]?.title).toBe(demoVacancies[0]?.title);
      expect(shown.every(({ published_at }) => Date.parse(published_at) <= now.getTime())).toBe(true);
    },
  );

  test('is seeded once when several processes start at the same time', async () => {
    const written = await Promise.all([1, 2, 3, 4].map(() => seedDemo(api.db)));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await fetchAllVacancies()).toHaveLength(demoVacancies.length);
    expect(await seedDemo(api.db)).toBe(false);
  });

  test('is not seeded from a file with a mistake, which one line names with file, line and field', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-content-'));
    onTestFinished(async () => {
      restoreEnv();
      await rm(folder, { recursive: true, force: true });
    });
    await cp('content', folder, { recursive: true });
    changedEnv.CONTENT_DIR = folder;
    const file = path.join(folder, 'demo', 'vacancies', '01-showcase.yaml');
    const content = await readFile(file, 'utf8');
    await writeFile(file, content.replace("region: '13'", "region: '48'"));
    await expect(seedDemo(api.db)).rejects.toMatchObject({
      name: 'StartupError',
      message: `Cannot start: ${file}:7 region：都道府県コード（01〜47）を指定してください。`,
    });
    await writeFile(file, content);
    expect(await seedDemo(api.db)).toBe(true);
  });

  test('has the categories that the demo data names from its migrations', async () => {
    expect(await listCategories(api.db)).toEqual(CATEGORIES.map((name, at) => ({ id: at + 1, name })));
  });
});

describe('a database in use', () => {
  useNewDatabase();

  test('is not seeded when it contains a member, also after another import that takes longer than a statement may', async () => {
    await api.createMember();
    const SEED_LOCK_ID = 0x6b61_6903;
    const { db, close } = openDatabase(api.url, {
      limits: { connect: 60_000, statement: 300, query: 60_000 },
    });
    const other = await api.pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [SEED_LOCK_ID]);
    const seeding = seedDemo(db);
    const hasWaitedLonger = () =>
      eventually(async () => {
        const { rows } = await api.pool.query(
          `select pid from pg_stat_activity where datname = current_database()
            and xact_start < clock_timestamp() - interval '600 ms'`,
        );
        // Its transaction, and that of the other import.
        expect(rows).toHaveLength(2);
      });
    expect(await Promise.race([seeding, hasWaitedLonger()])).toBeUndefined();
    await other.query('commit');
    other.release();
    expect(await seeding).toBe(false);
    await close();
    expect(await api.db.select({ count: count() }).from(members)).toEqual([{ count: 1 }]);
    expect(await fetchAllVacancies()).toEqual([]);
  });

  test('is not seeded when it contains a vacancy', async () => {
    await insertVacancySamples(api.db, [{}]);
    expect(await seedDemo(api.db)).toBe(false);
    expect(await fetchAllVacancies()).toHaveLength(1);
  });
});
