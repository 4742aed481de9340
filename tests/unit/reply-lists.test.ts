import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/client';
import { bindHttp } from '@/api/transport/http-client';
import { readAll } from '@/api/transport/read';
import { readPages } from '@/api/transport/read-pages';
import { vacancyApplicationsReply } from '@/schemas/application-fields';
import { choicesReply, skillsReply } from '@/schemas/choice-fields';
import { meReply } from '@/schemas/member-fields';
import { vacancyPageReply } from '@/schemas/vacancy-fields';

const rows = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, title: `案件${first + index}` }));

const readPage = (body: unknown, page: number) => {
  const params = new URLSearchParams({ page: String(page), vacancy_page_size: '24' });
  const { results, ...rest } = vacancyPageReply(body, new Set(), params);
  return { ...rest, ids: [results.at(0)?.id, results.at(-1)?.id] };
};

describe('a page of a list', () => {
  it('has the number of all rows where the API tells it', () => {
    expect(readPage({ count: 30, next: 'https://api/?page=2', results: rows(24) }, 1)).toMatchObject({
      count: 30,
      isTotal: true,
      ids: [1, 24],
    });
  });

  it.each([
    ['next names a page', { next: '/?page=2', results: rows(24) }, 25, false],
    ['next is null', { next: null, results: rows(24) }, 24, true],
    ['the page is full and nothing is known about the next', { results: rows(24) }, 25, false],
    ['the page is not full', { results: rows(5) }, 5, true],
  ])('without a count has at least the rows that are known: %s', (_title, body, count, isTotal) => {
    expect(readPage(body, 1)).toMatchObject({ count, isTotal });
    expect(readPage(body, 3)).toMatchObject({ count: 48 + count, isTotal });
  });

  it('past the end has at least the rows before it', () => {
    expect(readPage({ results: [] }, 3)).toMatchObject({ count: 48, isTotal: false });
    expect(readPage({ results: [] }, 1)).toMatchObject({ count: 0, isTotal: true });
  });

  it('has at least so many rows as the API has counted, when it says so', () => {
    const body = { count: 1000, count_is_minimum: true, next: '/?page=2', results: rows(24) };
    expect(readPage(body, 1)).toMatchObject({ count: 1000, isTotal: false });
    expect(readPage({ ...body, count_is_minimum: 'no' }, 1)).toMatchObject({ isTotal: true });
  });

  it('that the server keeps has its rows read once, and says each time that one is left out', () => {
    const body = { count: 3, next: null, results: [...rows(2), 'no row'] };
    const issues = [new Set<string>(), new Set<string>()];
    const [first, again] = issues.map((found) => vacancyPageReply(body, found));
    expect(again).toEqual({ ...first, leftOut: 1 });
    expect(again?.results).toBe(first?.results);
    expect(issues.map((found) => found.size > 0)).toEqual([true, false]);
  });
});

describe('a list for which the specification names no pages', () => {
  const read = (answers: Record<string, unknown>) => {
    const requests: string[] = [];
    const client = createQueryClient({ onServer: true });
    const get = async (_path: string, { params }: { params?: URLSearchParams }) => {
      const query = String(params ?? '');
      requests.push(query);
      return { data: answers[query], status: 200 };
    };
    bindHttp(client, { get } as never);
    const signal = new AbortController().signal;
    return { requests, all: readAll({ client, signal, meta: undefined }, '/skills/', skillsReply) };
  };
  const skill = (id: number) => ({ id, name: `技能${id}`, category: 1 });

  it('is read to its last page, whatever host the links name', async () => {
    const { requests, all } = read({
      '': {
        next: 'http://django:8000/api/v3/public/skills/?limit=2&offset=2',
        results: [skill(1), skill(2)],
      },
      'limit=2&offset=2': { next: null, results: [skill(3)] },
    });
    expect((await all).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(requests).toEqual(['', 'limit=2&offset=2']);
  });

  it('is read once when it is an array', async () => {
    const { requests, all } = read({ '': [skill(1)] });
    expect(await all).toHaveLength(1);
    expect(requests).toEqual(['']);
  });

  it('ends when a link leads to a page that has been read', async () => {
    const page = { next: '/?page=2', results: [skill(1)] };
    const { requests, all } = read({ '': page, 'page=2': page });
    expect((await all).map(({ id }) => id)).toEqual([1]);
    expect(requests).toEqual(['', 'page=2']);
  });
});

describe('a list of choices', () => {
  it('has each choice of all pages once', async () => {
    const pages = [
      { next: '/?page=2', results: [{ value: 'a' }, { value: 'b' }] },
      { next: '/?page=3', results: [{ value: 'b' }, { value: 'c' }] },
      { next: '/?page=4', results: [{ value: 'c' }] },
    ];
    const { rows: choices } = await readPages(async () => choicesReply(pages.shift(), new Set()));
    expect(choices.map(({ value }) => value)).toEqual(['a', 'b', 'c']);
    expect(pages).toEqual([]);
  });
});

describe('values of a nested or an older kind', () => {
  it('takes the id of a record that is sent in its place', () => {
    const { results } = vacancyApplicationsReply([{ id: 1, vacancy: { id: '7', title: '決算' } }], new Set());
    expect(results).toMatchObject([{ id: 1, vacancy: 7 }]);
  });

  const readMember = (fields: object) => {
    const issues = new Set<string>();
    const { member } = meReply({ member: { id: 1, ...fields } }, issues);
    return { member, issues: [...issues] };
  };

  it.each([
    [1, true],
    [0, false],
    ['True', true],
    ['false', false],
    [null, false],
    ['2026-01-01T00:00:00Z', true],
  ])('understands the agreement %j', (value, expected) => {
    expect(readMember({ terms_of_use: value }).member.terms_of_use).toBe(expected);
  });

  it('does not ask again for an invoice state that it cannot read', () => {
    const { member, issues } = readMember({ invoice_establishment: 12 });
    expect(member.invoice_establishment).toEqual({ state: '', organizations_number: null });
    expect(issues.filter((path) => path.startsWith('member.invoice_establishment'))).toEqual([
      'member.invoice_establishment.state',
      'member.invoice_establishment.organizations_number',
    ]);
    expect(readMember({ invoice_establishment: { state: null } }).member.invoice_establishment).toBeNull();
    expect(readMember({ invoice_establishment: null }).member.invoice_establishment).toBeNull();
  });

  it('names each field that could not be looked up, because a text is in the place of its object', () => {
    const { issues } = readMember({ work_style: 'full' });
    expect(issues.filter((path) => path.startsWith('member.work_style'))).toEqual([
      'member.work_style.hope_workstyles',
      'member.work_style.current_workstyle',
      'member.work_style.regions',
    ]);
  });
});
