import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { CONTENT_PAGES, startHostileSite } from '../setup/hostile-content';
import { expectNothingRan, openAndCheck, watch } from '../setup/hostile-page';
import {
  hostile,
  hostileInquiry,
  hostileLines,
  importHostileRecords,
  runOperator,
  SEARCH_WORD,
  SHORT,
  TAG_ID,
} from '../setup/hostile-texts';
import { modes } from '../setup/modes';
import { type ApiClient, createApiClient } from '../setup/requests';
import { expect, expectConsoleError, test } from '../setup/test';

const { origin } = modes.database;
const PASSWORD = 'hostile-2026-password';
/** The operator of the demo, who gets the inquiries of companies. */
const OPERATOR = 'contact@kaikei-link.example';

/** Registers a member whose names and all other free texts are hostile, through the calls of the forms. @returns the id */
async function createHostileMember(
  client: ApiClient,
  email: string,
  linkOf: (subject: RegExp) => Promise<string>,
) {
  const refused: string[] = [];
  const send = async (method: 'POST' | 'PATCH', path: string, data?: object) => {
    const response = await client.send(method, path, data);
    if (!response.ok()) refused.push(`${method} ${path}: ${await response.text()}`);
    return response;
  };
  await send('POST', '/members/', { email });
  const names = {
    family_name: hostile(50),
    given_name: hostile(50),
    family_name_kana: 'カナ',
    given_name_kana: 'カナ',
  };
  const token = await linkOf(/会員登録/);
  const me = await (
    await send('POST', '/set-password/', { ...names, token, password: PASSWORD, terms_of_use: true })
  ).json();
  const { id } = me.member;
  const address = { city: hostile(100), address_line: hostile(200), building: hostile(200) };
  const note = hostileLines(1_000);
  const [certification] = await (
    await client.request.get(`${origin}/api/v3/public/certification-choices/`)
  ).json();
  await send('PATCH', `/members/${id}/`, {
    profile: { ...names, ...address },
    licenses: [
      {
        certification: 'other',
        name: hostile(100),
        registration_number: hostile(30),
        acquired_on: '2020-01',
      },
      { certification: certification.value, registration_number: hostile(30), acquired_on: '2020-01' },
    ],
    conditions: { status: 'open', desired_days: [], note },
    invoice_establishment: { state: '3' },
  });
  const months = { started_on: '2019-04', ended_on: null };
  await send('PATCH', `/career-education/${id}/`, {
    careers: [{ ...months, company: hostile(100), position: hostile(100), description: hostileLines(2_000) }],
    educations: [{ ...months, school: hostile(100), faculty: hostile(100) }],
  });
  return { refused, send };
}

/** Returns the ids of the hostile records. */
async function findRecords(request: APIRequestContext) {
  const read = async (path: string) => (await request.get(`${origin}/api/v3/public${path}`)).json();
  const idIn = (list: { id: number; title: string }[]) =>
    list.find(({ title }) => title.startsWith(SEARCH_WORD))?.id ?? 0;
  return {
    vacancies: idIn((await read(`/vacancies/?search=${SEARCH_WORD}`)).results),
    seminars: idIn((await read('/seminars/')).results),
    columns: idIn(await read('/columns/')),
  };
}

/** Addresses whose texts a page could repeat. */
const ADDRESSES = (payload: string): string[] => [
  `/vacancy/?search=${payload}&vacancy_page=${payload}&days=${payload}&status=${payload}&categories=${payload}`,
  `/seminar?seminar_page=${payload}#${payload}`,
  `/column/tag/133?${payload}=${payload}`,
  `/auth/login?redirect=javascript:window.ran=1&next=${payload}`,
  `/auth/set-password?token=${payload}`,
  `/auth/reset/password?token=${payload}`,
  `/custom-404/?from=${payload}`,
  `/for-company?${payload}#${payload}`,
  '/vacancy/?search=%3C/script%3E%3Cscript%3Ewindow.ran=1%3C/script%3E',
];

test('hostile texts of every form and importer are shown as texts, and nothing in them runs', async ({
  page,
  context,
}, testInfo) => {
  test.setTimeout(240_000);
  const requests = await watch(page);
  await importHostileRecords();
  const ids = await findRecords(context.request);
  const email = `hostile.${crypto.randomUUID()}@example.com`;
  const mails = async () => {
    const readFor = async (to: string) => {
      const response = await context.request.get(`${origin}/dev/mail.json`, { params: { to } });
      type Mail = { id: string; subject: string; text: string; html: string };
      return ((await response.json()) as { results: Mail[] }).results;
    };
    return [...(await readFor(email)), ...(await readFor(OPERATOR))];
  };
  const linkOf = async (subject: RegExp) => {
    const find = async () =>
      (await mails()).find((mail) => subject.test(mail.subject))?.text.match(/token=([\w-]+)/)?.[1];
    await expect.poll(find).toBeTruthy();
    return (await find()) ?? '';
  };
  const client = createApiClient(context, origin);

  await test.step('public pages, before anybody logs in', async () => {
    for (const path of [
      `/vacancy/?search=${SEARCH_WORD}`,
      `/vacancy/${ids.vacancies}/`,
      '/seminar',
      `/seminar/${ids.seminars}/`,
      '/column',
      `/column/${ids.columns}`,
      `/column/tag/${TAG_ID}`,
      '/column/tag/133',
    ])
      await openAndCheck(page, path);
    await openAndCheck(page, '/', { shows: false });
  });

  await test.step('addresses with texts in them', async () => {
    expectConsoleError('400');
    expectConsoleError('404');
    for (const path of ADDRESSES(encodeURIComponent(SHORT))) await openAndCheck(page, path, { shows: false });
  });

  await test.step('the form for companies accepts the texts, on one line where the mail needs it', async () => {
    const inquiry = hostileInquiry(email);
    expect((await client.send('POST', '/company-inquiries/', inquiry)).status()).toBe(200);
    const refusedTexts = { ...inquiry, company: '青空\u0007製作所', request_id: crypto.randomUUID() };
    expect((await client.send('POST', '/company-inquiries/', refusedTexts)).status()).toBe(400);
    const toOperator = async () => (await mails()).filter(({ subject }) => subject.includes('ご相談（'));
    await expect.poll(async () => (await toOperator()).length).toBe(1);
  });

  const { refused, send } = await createHostileMember(client, email, linkOf);

  await test.step('the forms accept the texts', async () => {
    await send('POST', '/vacancy-applications/', {
      vacancy: ids.vacancies,
      start_timing: 'immediately',
      message: hostileLines(1_000),
      request: hostileLines(500),
    });
    await send('POST', '/applications/', { seminar: ids.seminars });
    await send('POST', '/change-email/', { email: `next.${email}`, password: PASSWORD });
    expect(refused).toEqual([]);
  });

  await test.step('pages of the member', async () => {
    for (const path of [
      '/mypage/',
      '/mypage/?edit=profile',
      '/mypage/?edit=career',
      '/mypage/?edit=license',
      '/mypage/?edit=desired',
      '/mypage/vacancy/',
      '/mypage/seminar/',
      `/vacancy/${ids.vacancies}/`,
      `/seminar/${ids.seminars}/`,
    ])
      await openAndCheck(page, path);
    for (const path of ['/mypage/system/', `/vacancy/${ids.vacancies}/entry`, '/vacancy/'])
      await openAndCheck(page, path, { shows: false });
  });

  await test.step('mails, as text and in the frame of the inbox', async () => {
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(4);
    // The sandbox of the mail's frame refuses the scripts of Playwright, too.
    expectConsoleError("Blocked script execution in 'about:srcdoc'");
    for (const { id, subject, text, html } of await mails()) {
      expect(subject).not.toMatch(/[\r\n]/);
      await page.goto(`${origin}/dev/mail/${id}`);
      const frame = page.locator('iframe').contentFrame();
      if (text.includes(SHORT)) await expect(frame.getByText(SHORT).first()).toBeVisible();
      await expectNothingRan(page);
      // Mail programs have no policy of ours, so the mail must be harmless by itself.
      await page.goto('about:blank');
      await page.setContent(html);
      await expectNothingRan(page);
    }
    expect((await mails()).filter(({ text }) => text.includes(SHORT)).length).toBeGreaterThan(2);
  });

  await test.step('the feed, the sitemap and the calendar file keep their forms', async () => {
    for (const path of ['/column/feed.xml', '/sitemap.xml']) {
      const text = await (await context.request.get(origin + path)).text();
      await page.goto(`${origin}/terms`);
      const parsed = await page.evaluate((xml) => {
        const { documentElement } = new DOMParser().parseFromString(xml, 'text/xml');
        const names = [...documentElement.querySelectorAll('*')].map(({ localName }) => localName);
        return { names: [...new Set(names)], text: documentElement.textContent };
      }, text);
      expect(parsed.names).not.toContain('parsererror');
      expect(parsed.names).not.toContain('script');
      if (path.startsWith('/column')) expect(parsed.text).toContain(SHORT);
    }
    const calendar = await (
      await context.request.get(`${origin}/seminar/${ids.seminars}/calendar.ics`)
    ).text();
    const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
    const ends = lines.filter((line) => line.startsWith('END:'));
    expect(ends).toEqual(['END:STANDARD', 'END:VTIMEZONE', 'END:VEVENT', 'END:VCALENDAR']);
    expect(lines.filter((line) => /^(ATTENDEE|Bcc)/.test(line))).toEqual([]);
    expect(lines.find((line) => line.startsWith('SUMMARY'))).toContain('onerror=ran=1');
  });

  await test.step("the operator's CSV holds no formula", async () => {
    const file = testInfo.outputPath('applications.csv');
    await runOperator('applications', 'export', file);
    const csv = await readFile(file, 'utf8');
    expect(csv).toContain('onerror=ran=1');
    expect(csv).not.toMatch(/(^|[,\n])"?[=+@-]/m);
  });

  await test.step('a withdrawal with a hostile comment', async () => {
    const { member } = await (await context.request.get(`${origin}/api/v3/public/members/me/`)).json();
    const body = { reasons: ['busy'], comment: hostileLines(1_000), password: PASSWORD };
    expect((await client.send('PATCH', `/members/${member.id}/withdraw/`, body)).status()).toBe(200);
    await openAndCheck(page, '/delete-complete/', { shows: false });
  });

  expect(requests).toEqual([]);
});

test("hostile texts of the operator's own files, and of an API behind API_ORIGIN, are shown as texts", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const requests = await watch(page);
  const { site, stop } = await startHostileSite();
  try {
    for (const path of CONTENT_PAGES) await openAndCheck(page, path, { site });
    for (const path of ['/vacancy/', '/seminar', '/column', '/auth/login', '/custom-404/']) {
      if (path.startsWith('/custom')) expectConsoleError('404');
      await openAndCheck(page, path, { site, shows: false });
    }
    const feed = await (await context.request.get(`${site}/column/feed.xml`)).text();
    const isWellFormed = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror, script') === null,
      feed,
    );
    expect(isWellFormed).toBe(true);
  } finally {
    // Otherwise the page still loads the scripts of the pages that it links to when the site stops.
    await page.goto('about:blank');
    await stop();
  }
  expect(requests).toEqual([]);
});
