import { beforeEach, expect, test } from 'vitest';
import { exitCodeOf } from '@/scripts/check-origin/report';
import { type Change, isPath, rowOf, setUpCheckOrigin } from '../setup/check-origin';
import { createOpenSeminar } from '../setup/seminars';

const fixture = setUpCheckOrigin();
const { check } = fixture;
beforeEach(() => createOpenSeminar(fixture.api.db));

const LICENSE = { certification: 'cpa', name: '', registration_number: '', acquired_on: '2012-07' };

/** Saves a part of the test member's record. */
async function saveMember(fields: object) {
  const browser = await fixture.api.logInAs(fixture.member);
  expect((await browser.patch(`/members/${fixture.member.id}/`, fields)).status).toBe(200);
}

/** Returns a change that replaces a text in each reply. */
const replaceText =
  (text: string | RegExp, replacement: string): Change =>
  async (reply) =>
    new Response((await reply.text()).replaceAll(text, replacement) || null, {
      status: reply.status,
      headers: reply.headers,
    });

test('finds parts of the record that the API answers with a success and does not store', async () => {
  const report = await check({ missingFields: ['work_style', 'phone', 'position'] }, { writes: true });
  for (const [subject, field] of [
    ['PATCH /members/{memberId}/ work_style', '：work_style'],
    ['PATCH /members/{memberId}/（', '：profile.phone'],
    ['PATCH /career-education/{memberId}/（', '：careers[].position'],
  ] as const)
    expect(rowOf(report, subject)).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining(field),
      remedy: expect.stringContaining('シリアライザー'),
    });
  expect(exitCodeOf(report.rows)).toBe(1);
});

test('does not say that a save has succeeded when a form could not send one', async () => {
  const sent: string[] = [];
  const report = await check(
    { missingFields: ['company', 'family_name'] },
    {
      writes: true,
      change: async (reply, request) => {
        if (request.method === 'PATCH') sent.push(`${request.url} ${await request.clone().text()}`);
        if (!isPath(request, '/members/me/') || !reply.ok) return reply;
        const me = (await reply.json()) as { member: { skill_category_information: object } };
        me.member.skill_category_information = { id: 1, formData: { skills: [{ skill: 1 }] } };
        return Response.json(me, { headers: reply.headers });
      },
    },
  );
  expect(sent.join()).not.toMatch(/career-education|skill-category|"profile"/);
  for (const [subject, field] of [
    ['PATCH /members/{memberId}/（', '：profile.family_name'],
    ['PATCH /career-education/{memberId}/（', '：careers[].company'],
    ['PATCH /skill-category-informations/{id}/（', '：skill_category_information.formData.skills[].level'],
  ] as const) {
    expect(rowOf(report, subject)).toMatchObject({
      state: 'missing',
      detail: expect.stringMatching(/保存を試していません.*変更できません/),
      remedy: expect.stringContaining('schemas/member-fields.ts'),
    });
    expect(rowOf(report, subject).detail).toContain(field);
  }
});

test('does not save a part that the member has not entered', async () => {
  const sent: string[] = [];
  const report = await check(
    { nullFields: ['work_style'] },
    {
      writes: true,
      change: async (reply, request) => {
        if (request.method === 'PATCH') sent.push(await request.clone().text());
        return reply;
      },
    },
  );
  expect(sent.join()).not.toContain('work_style');
  expect(rowOf(report, 'PATCH /members/{memberId}/ work_style')).toMatchObject({
    state: 'unchecked',
    detail: '試験用の会員で入力していないため、確認していません。',
  });
});

test('finds a field that has another value after it was saved', async () => {
  let isSaved = false;
  const report = await check(
    {},
    {
      writes: true,
      change: async (reply, request) => {
        if (request.method === 'PATCH') isSaved = true;
        if (!isPath(request, '/members/me/')) return reply;
        const me = (await reply.json()) as { member: { receive: object } };
        me.member.receive = { allow_vacancy: true, allow_seminar: true, allow_news: !isSaved };
        isSaved = false;
        return Response.json(me, { headers: reply.headers });
      },
    },
  );
  expect(rowOf(report, 'PATCH /members/{memberId}/ receive')).toMatchObject({
    state: 'missing',
    detail: expect.stringContaining('：receive.allow_news'),
  });
});

test('saves licenses as days to an API that sends days', async () => {
  await saveMember({ licenses: [LICENSE] });
  const bodies: unknown[] = [];
  const report = await check(
    {},
    {
      writes: true,
      change: async (reply, request) => {
        const body = request.method === 'PATCH' ? await request.clone().text() : '';
        if (!body.includes('licenses')) return replaceText('"2012-07"', '"2012-07-15"')(reply, request);
        bodies.push(JSON.parse(body));
        return Response.json({}, { headers: reply.headers });
      },
    },
  );
  expect(bodies).toEqual([{ licenses: [{ ...LICENSE, acquired_on: '2012-07-15' }] }]);
  expect(rowOf(report, 'PATCH /members/{memberId}/ licenses').state).toBe('works');
});

test('names the field of a part that the API refuses', async () => {
  await saveMember({ licenses: [LICENSE] });
  const report = await check(
    {},
    {
      writes: true,
      change: async (reply, request) => {
        const body = request.method === 'PATCH' ? await request.clone().text() : '';
        if (!body.includes('licenses')) return reply;
        return Response.json({ licenses: [{ acquired_on: ['日付の形式が違います。'] }] }, { status: 400 });
      },
    },
  );
  expect(rowOf(report, 'PATCH /members/{memberId}/ licenses')).toMatchObject({
    state: 'missing',
    detail: expect.stringContaining('acquired_on'),
  });
});

test('finds a status of a cancelled application that the site does not know', async () => {
  const report = await check({}, { writes: true, change: replaceText('"cancelled"', '"revoked"') });
  expect(rowOf(report, 'PATCH /applications/{id}/reapplication/')).toMatchObject({
    state: 'missing',
    detail: expect.stringContaining('revoked'),
    remedy: expect.stringContaining('cancelled'),
  });
});

const FULL = { error: 'このセミナーは満席です。' };

/** Refuses the first applications to seminars. */
function refuse(body: object, count = Number.POSITIVE_INFINITY): Change {
  let left = count;
  return (reply, request) => {
    if (request.method !== 'POST' || !isPath(request, '/public/applications/') || left === 0) return reply;
    left -= 1;
    return Response.json(body, { status: 403 });
  };
}

test('applies for another seminar when one is full', async () => {
  await createOpenSeminar(fixture.api.db);
  const report = await check({}, { writes: true, change: refuse(FULL, 1) });
  expect(rowOf(report, 'PATCH /applications/{id}/reapplication/').state).toBe('works');
});

test('says that no seminar is free when the API refuses each', async () => {
  const report = await check({}, { writes: true, change: refuse(FULL) });
  expect(rowOf(report, 'POST /applications/（')).toMatchObject({
    state: 'unchecked',
    detail: expect.stringContaining('満席'),
  });
});

test('never recommends to open a call of members to visitors', async () => {
  const detail = 'You do not have permission to perform this action.';
  const report = await check({}, { writes: true, change: refuse({ detail }) });
  expect(rowOf(report, 'POST /applications/（')).toMatchObject({
    state: 'missing',
    detail: expect.stringContaining(detail),
    remedy: expect.not.stringContaining('AllowAny'),
  });
});
