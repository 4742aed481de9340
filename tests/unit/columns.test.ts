import { afterEach, describe, expect, it } from 'vitest';
import { columnQueries } from '@/api/columns';
import { columnStructuredData } from '@/components/columns/ColumnDetailScreen';
import { parseEnv } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import { prepareArticle } from '@/lib/columns/article-html';
import {
  allColumnsOfTag,
  buildColumnDetail,
  buildMediaTop,
  buildTagPage,
  combineColumnsAndTags,
  findTestimonials,
  latestInterviews,
} from '@/lib/columns/column-views';
import { pictureSources } from '@/lib/picture-urls';
import { type Column, columnsReply } from '@/schemas/column-fields';
import { demoColumns } from '@/tests/setup/demo';

const column = (id: number, more: Partial<Column> = {}): Column => ({
  id,
  title: `記事${id}`,
  lead: '',
  body: '<p>本文</p>',
  picture: null,
  share_image: null,
  tags: [133],
  people: [],
  published_at: `2026-06-${String(id).padStart(2, '0')}T00:00:00Z`,
  updated_at: '2026-07-01T00:00:00Z',
  ...more,
});
/** Pictures keep their addresses. */
const MEDIA = { mediaPath: null, mediaOrigin: null };
const library = (...rows: Column[]) =>
  combineColumnsAndTags({ rows, leftOut: 0 }, [{ id: 133, name: 'インタビュー' }]);

describe('column views', () => {
  it('give an unknown tag an empty name (spec §3)', () => {
    expect(buildMediaTop(library(column(1, { tags: [9, 133] }))).newest[0]?.tags).toEqual([
      { id: 9, name: '' },
      { id: 133, name: 'インタビュー' },
    ]);
  });

  it('sort columns newest first, regardless of the order in the reply', () => {
    expect(
      buildTagPage(library(column(1), column(3), column(2)), 133, 1)?.columns.map(({ id }) => id),
    ).toEqual([3, 2, 1]);
    expect(latestInterviews(library(column(1), column(4), column(3), column(2))).map(({ id }) => id)).toEqual(
      [4, 3, 2],
    );
  });

  it('quote each person once, and nobody from the newest interviews', () => {
    const quoting = (id: number, name: string, tags = [132]) =>
      column(id, {
        tags,
        body: `<blockquote>${name}の声</blockquote>`,
        people: [{ name, title: '公認会計士' }],
      });
    const interviews = ['青木', '井上', '上田'].map((name, at) => quoting(20 + at, name, [133]));
    const others = [quoting(9, '青木'), quoting(8, '江口'), quoting(7, '江口'), quoting(6, '小野')];
    const quotes = findTestimonials(library(...interviews, ...others)).map(({ quote }) => quote);
    expect(quotes).toEqual(['江口の声', '小野の声']);
  });

  it('a tag section of the front page repeats a column only when it has no others', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      column(at + 1, { tags: at < 10 ? [133] : [132, 133] }),
    );
    const tags = [
      { id: 133, name: 'インタビュー' },
      { id: 132, name: 'キャリア' },
    ];
    const { newest, tagSections } = buildMediaTop(combineColumnsAndTags({ rows: many, leftOut: 0 }, tags));
    expect(newest.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6]);
    expect(tagSections.map(({ columns }) => columns.map(({ id }) => id))).toEqual([
      [5, 4, 3],
      [12, 11],
    ]);
  });

  it('show 24 columns of a tag on a page, and none beyond the last page', () => {
    const many = library(...Array.from({ length: 30 }, (_, at) => column(at + 1, { published_at: '' })));
    const pages = [1, 2, 3].map((page) => buildTagPage(many, 133, page));
    expect(pages.map((page) => page?.columns.map(({ id }) => id))).toEqual([
      Array.from({ length: 24 }, (_, at) => at + 1),
      [25, 26, 27, 28, 29, 30],
      [],
    ]);
    for (const page of pages) expect(page).toMatchObject({ count: 30, pageCount: 2 });
    expect(allColumnsOfTag(many, 133)?.columns).toHaveLength(30);
  });

  it('return null for an unknown tag or column', async () => {
    expect(buildTagPage(library(), 9, 1)).toBeNull();
    expect(buildColumnDetail(library(column(1)), 2, MEDIA)).toBeNull();
  });

  it('sanitize the columns of another API before showing them', async () => {
    const shown = buildColumnDetail(
      library(column(1, { body: '<p>文<img src=x onerror=alert(1)></p><script>1</script>' })),
      1,
      MEDIA,
    );
    expect(shown?.html).toBe('<p>文</p>');
  });

  it('the first and the last column of a tag have only one neighbor', async () => {
    const all = () => library(column(1), column(2));
    expect(buildColumnDetail(all(), 2, MEDIA)).toMatchObject({ next: null });
    expect(buildColumnDetail(all(), 1, MEDIA)).toMatchObject({ next: { id: 2 } });
  });

  it('gives each table a name of its own', () => {
    const { html } = prepareArticle('<table></table><p>間</p><table></table>');
    expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual(['表', '表2']);
  });

  it('add anchors to all sections, also to those with equal titles', () => {
    expect(prepareArticle('<h2>同じ</h2><h2>同じ &amp; 別</h2>')).toEqual({
      html: '<h2 id="section-1">同じ</h2><h2 id="section-2">同じ &amp; 別</h2>',
      sections: [
        { id: 'section-1', title: '同じ' },
        { id: 'section-2', title: '同じ & 別' },
      ],
    });
  });

  it('queries are never stale, are cached for 24 h and are not retried (spec §9)', () => {
    const { columnsAndTags: all, top, tag, detail: one, interviews: interviewList } = columnQueries;
    for (const { staleTime, gcTime, retry } of [all(), top(), tag(133, 1), one(1), interviewList()])
      expect({ staleTime, gcTime, retry }).toEqual({
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 86_400_000,
        retry: false,
      });
  });
});

it('each of the ten tags has at least two columns in the demo', () => {
  for (let tag = 124; tag <= 133; tag += 1)
    expect(demoColumns.filter(({ tags }) => tags.includes(tag)).length, `${tag}`).toBeGreaterThanOrEqual(2);
});

describe('the picture of a column', () => {
  function readPicture(picture: unknown) {
    const issues = new Set<string>();
    const { results } = columnsReply([{ id: 1, title: '独立した理由', picture }], issues);
    return { picture: results[0]?.picture, issues: [...issues] };
  }

  const ADDRESS = 'https://api.example.jp/media/c1.jpg';

  it.each([
    ['an address', ADDRESS, { src: ADDRESS, width: 1280, height: 720, alt: '' }],
    ['a path', '/media/c1.jpg', { src: '/media/c1.jpg', width: 1280, height: 720, alt: '' }],
    [
      'an object without a size',
      { src: ADDRESS, alt: '執務室' },
      { src: ADDRESS, width: 1280, height: 720, alt: '執務室' },
    ],
    [
      'an object with the size',
      { src: '/images/c1.webp', width: 640, height: 360, alt: '' },
      { src: '/images/c1.webp', width: 640, height: 360, alt: '' },
    ],
    [
      'an object with an impossible size',
      { src: ADDRESS, width: -1, height: 0 },
      { src: ADDRESS, width: 1280, height: 720, alt: '' },
    ],
    ['an empty text', '', null],
    ['an object without an address', { width: 640, height: 360 }, null],
    ['null', null, null],
  ])('reads the picture of a column that is %s', (_form, sent, picture) => {
    expect(readPicture(sent)).toEqual({ picture, issues: [] });
  });

  it('leaves out what is no picture, and says so', () => {
    expect(readPicture(7)).toEqual({ picture: null, issues: ['[].picture'] });
  });

  const environment = { API_ORIGIN: 'http://10.0.0.5:8000', SITE_ORIGIN: 'https://www.example.jp' };
  afterEach(() => setSiteConfig(createSiteConfig(parseEnv({}))));

  it('names a picture of the API by the address of this site to search engines', () => {
    setSiteConfig(createSiteConfig(parseEnv(environment)));
    const { picture } = readPicture('http://10.0.0.5:8000/media/c1.jpg');
    const texts = { title: 'a', lead: '', html: '', share_image: null, published_at: '', updated_at: '' };
    const lists = { sections: [], tags: [], people: [], related: [], next: null };
    const data = columnStructuredData({
      id: 1,
      reading_minutes: 1,
      picture: picture ?? null,
      ...texts,
      ...lists,
    });
    expect(data).toMatchObject({ image: ['https://www.example.jp/media/c1.jpg'] });
  });

  const widthsOf = (naturalWidth: number) =>
    [...pictureSources('/images/a b.webp', naturalWidth).srcSet.matchAll(/ (\d+)w/g)].map(([, width]) =>
      Number(width),
    );

  describe('pictureSources', () => {
    it("uses the widths of spec §9 up to the picture's own, and the largest as a fallback", () => {
      expect(widthsOf(1280)).toEqual([256, 384, 640, 750, 828, 1080, 1200]);
      expect(pictureSources('/images/a b.webp', 1280).src).toBe(
        '/_next/image?url=%2Fimages%2Fa%20b.webp&w=1200&q=75',
      );
    });

    it('uses the smallest width for a picture that is narrower than all widths', () => {
      expect(widthsOf(120)).toEqual([256]);
    });
  });
});
