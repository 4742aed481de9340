import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFailedReply } from '@/lib/errors/error-body';

const failureOf = (status: number, data: unknown, headers = {}) => readFailedReply({ status, data, headers });

afterEach(() => void vi.useRealTimers());

describe('field errors as Django REST Framework writes them', () => {
  it.each([
    [{ profile: { last_name: ['a', 'b'] } }, { 'profile.last_name': ['a', 'b'] }],
    [{ skills: [{}, { level: ['a'] }] }, { 'skills.1.level': ['a'] }],
    [{ careers: { 2: { company: ['a'] } } }, { 'careers.2.company': ['a'] }],
    [{ 'profile.zip': ['a'] }, { 'profile.zip': ['a'] }],
    [{ profile: { non_field_errors: ['a'] } }, { profile: ['a'] }],
    [{ zip: [{ message: 'a', code: 'invalid' }] }, { 'zip.0': ['a'] }],
    [{ tags: [['a'], ['b']] }, { tags: ['a', 'b'] }],
    [{ message: ['a'] }, { message: ['a'] }],
    [{ constructor: ['a'] }, { constructor: ['a'] }],
    [JSON.parse('{"__proto__":["a"]}'), JSON.parse('{"__proto__":["a"]}')],
    [{ status: ['a'] }, { status: ['a'] }],
    [{ message: 'a', a: {}, b: [], c: [null], d: 7, status: 400, status_code: 400 }, {}],
  ])('%j', (data, fields) => {
    expect(failureOf(400, data).fields).toEqual(fields);
  });

  it('errors of the whole input are the message', () => {
    expect(failureOf(400, { non_field_errors: ['a', 'b'] })).toMatchObject({
      error: 'a b',
      fields: { non_field_errors: ['a', 'b'] },
    });
  });

  it.each([
    [{ seminar: ['a', 'b'], member: ['c'] }, 'a b'],
    [{ skills: [{}, { level: ['a'] }] }, '習熟度：a'],
    [{ profile: { zip: ['この項目は必須です。'] } }, '郵便番号：この項目は必須です。'],
    [{ email: ['このメールアドレスは登録済みです。'] }, 'このメールアドレスは登録済みです。'],
    [{ 'careers.0.ended_on': ['a', 'b'] }, '終了年月：a b'],
    [{ message: ['a'] }, 'a'],
    [{ seminar: ['a'], non_field_errors: ['b'] }, 'b'],
    [{ seminar: ['a'], detail: 'b' }, 'b'],
  ])('the message of %j, for places without fields, is %j', (data, error) => {
    expect(failureOf(400, data).error).toBe(error);
  });

  it.each([
    [{ error: ['a', 'b'] }, 'a b'],
    [{ detail: 'a' }, 'a'],
    [{ error: '', detail: 'a' }, 'a'],
    [{ error: 'a', detail: 'b' }, 'a'],
    [{ error: { a: 1 } }, undefined],
    ['<h1>Error</h1>', undefined],
    [null, undefined],
  ])('the message of %j is %j', (data, error) => {
    expect(failureOf(403, data)?.error).toBe(error);
  });
});

describe('messages with their codes, as get_full_details() of Django REST Framework writes them', () => {
  it.each([
    ['detail as an object', { detail: { message: '登録できません。', code: 'invalid' } }, '登録できません。'],
    [
      'detail as a list of objects',
      { detail: [{ message: '登録できません。', code: 'invalid' }] },
      '登録できません。',
    ],
    ['error as an object', { error: { code: 'closed', message: '締め切りました。' } }, '締め切りました。'],
    [
      'a list without fields',
      [
        { message: '甲です。', code: 'a' },
        { message: '乙です。', code: 'b' },
      ],
      '甲です。 乙です。',
    ],
  ])('reads %s', (_, body, error) => {
    expect(failureOf(400, body)).toEqual({ status: 400, error, fields: {} });
  });

  it('reads the time of a throttled call from such a detail', () => {
    const body = {
      detail: { message: 'Request was throttled. Expected available in 45 seconds.', code: 'throttled' },
    };
    expect(failureOf(429, body).error).toBe('操作の回数が上限に達しました。45秒後にもう一度お試しください。');
  });

  it('has no sentence for an object without a message', () => {
    expect(failureOf(400, { detail: { code: 'invalid' } }).error).toBeUndefined();
  });
});

describe('a throttled call', () => {
  it.each([
    [{ 'retry-after': '12' }, {}, '12秒後'],
    [{ 'retry-after': '90' }, {}, '2分後'],
    [{ 'retry-after': '7200' }, {}, '2時間後'],
    [{}, { detail: 'Request was throttled. Expected available in 12 seconds.' }, '12秒後'],
    [{ 'retry-after': 'Sun, 22 Nov 2026 12:00:30 GMT' }, {}, '30秒後'],
    [{}, {}, 'しばらくしてから'],
  ])('with %j and %j says when to try again', (headers, data, expected) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    expect(failureOf(429, data, headers)?.error).toContain(expected);
  });

  it('shows the server’s sentence when it says when', () => {
    expect(
      failureOf(429, { error: '5分ほど待ってからお試しください。' }, { 'retry-after': '300' })?.error,
    ).toBe('5分ほど待ってからお試しください。');
  });
});
