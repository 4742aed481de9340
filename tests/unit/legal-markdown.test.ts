import { describe, expect, it } from 'vitest';
import { parseRecords } from '@/lib/content/documents';
import { parseInformationPage, parseLegalText, termsFields } from '@/lib/content/legal-markdown';
import type { TextSettings } from '@/lib/content/markdown-blocks';

const SETTINGS: TextSettings = {
  conditions: { 'google-login': true, 'tag-manager': false },
  values: { site: '会計の窓', operator: '株式会社*例示*' },
  rows: { 'operator-details': [{ term: '名称', detail: '株式会社例示' }] },
};
const HEAD = `---
title: 利用規約
description: '{site}の利用規約です。'
revisions:
  - { day: 2027-04-01, event: 制定 }
---
`;

function legal(body: string, head = HEAD) {
  const [record] = parseRecords('terms.md', head + body);
  if (!record) throw new Error('no record');
  return parseLegalText('terms.md', record, SETTINGS, termsFields);
}

/** Returns a text with one article. */
const article = (body: string) => `前文。\n\n## 第1条（適用）\n\n${body}`;

describe('a legal text in Markdown', () => {
  it('has a preamble, articles with anchors, numbered paragraphs, items and rows', () => {
    const text = legal(`{operator}が提供する「{site}」の規約です。

## 第1条（適用） {#scope}

1. 第一項。
2. 第二項。次のとおりとします。
   1. 第一号
   2. 第二号

## 第2条（連絡先）

次の窓口です。

- {operator-details}
- **電話**：03-0000-0000
`);
    expect(text).toEqual({
      title: '利用規約',
      description: '会計の窓の利用規約です。',
      preamble: ['株式会社*例示*が提供する「会計の窓」の規約です。'],
      articles: [
        {
          id: 'scope',
          title: '適用',
          clauses: [
            { text: '第一項。', items: [], rows: [] },
            { text: '第二項。次のとおりとします。', items: ['第一号', '第二号'], rows: [] },
          ],
        },
        {
          id: 'article-2',
          title: '連絡先',
          clauses: [
            {
              text: '次の窓口です。',
              items: [],
              rows: [
                { term: '名称', detail: '株式会社例示' },
                { term: '電話', detail: '03-0000-0000' },
              ],
            },
          ],
        },
      ],
      revisions: [{ day: '2027-04-01', event: '制定' }],
    });
  });

  it('lists the revisions oldest first, whatever their order in the file', () => {
    const head = HEAD.replace('  - {', '  - { day: 2028-04-01, event: 改定 }\n  - {');
    expect(legal(article('適用する。\n'), head).revisions.map(({ day }) => day)).toEqual([
      '2027-04-01',
      '2028-04-01',
    ]);
  });

  it('ignores line breaks in the file, and keeps links and plain addresses', () => {
    const [clause] =
      legal(article('詳しくは\n[方針](/privacy)か help@example.jp へ。_ga_も\n')).articles[0]?.clauses ?? [];
    expect(clause?.text).toEqual([
      '詳しくは',
      { text: '方針', href: '/privacy' },
      'か ',
      'help@example.jp',
      ' へ。_ga_も',
    ]);
  });

  it("shows conditional parts only when the site's settings match", () => {
    const { preamble } = legal(
      `<!-- if google-login and not tag-manager -->
前者。

<!-- if tag-manager -->
後者。

<!-- end -->
結び。

## 第1条（適用）

文。
`,
    );
    expect(preamble).toEqual(['前者。', '結び。']);
  });

  it.each([
    ['a wrong number', '前文。\n\n## 第2条（適用）\n\n文。', 'terms.md:9 見出しは「## 第1条（題名）」'],
    ['an unknown placeholder', article('{company}は。'), 'terms.md:11 {company} に入る値'],
    ['an unknown condition', '<!-- if google -->\n文。\n<!-- end -->', 'terms.md:7 google という条件'],
    ['a condition without an end', '前文。\n\n<!-- if tag-manager -->\n文。', 'terms.md:9 <!-- end -->'],
    ['emphasis', article('1. 一。\n2. **強調**です。'), 'terms.md:12 文の中で使えるのは'],
    ['a script link', article('[x](javascript:alert)'), 'terms.md:11 リンク先が'],
    ['text below an item', article('文。\n\n1. 号\n\n   続き'), 'terms.md:15 この項目に'],
    ['a second paragraph', article('文。\n\n文。'), 'terms.md:13 項は、一つの文と'],
    [
      'a duplicate anchor',
      '前文。\n\n## 第1条（一） {#a}\n\n文。\n\n## 第2条（二） {#a}\n\n文。',
      '{#a} が2つの',
    ],
    ['a row without a term', article('文。\n\n- 電話'), 'terms.md:13 「- **項目**：内容」'],
    ['no article', '前文。', 'terms.md 条がありません。'],
  ])('rejects %s and names the line', (_, body, message) => {
    expect(() => legal(body)).toThrow(message);
  });

  it('names missing and unknown fields of the front matter', () => {
    const head = HEAD.replace('2027-04-01', '2027/04/01').replace(
      "description: '{site}の利用規約です。'\n",
      '',
    );
    expect(() => legal('前文。', head)).toThrow(
      'terms.md:2 description：必須項目です\nterms.md:4 revisions.0.day：YYYY-MM-DD の日付を指定してください。',
    );
    expect(() => legal('前文。', HEAD.replace('title', 'titel'))).toThrow(/terms\.md:2 .*titel/s);
  });
});

it('an information page has rows, and sections that may include sets of rows', () => {
  const [record] = parseRecords(
    'operator.md',
    `---
title: 運営会社
description: 説明
---
- {operator-details}

## 連絡先

- {operator-details}

お気軽に。
`,
  );
  if (!record) throw new Error('no record');
  const rows = SETTINGS.rows['operator-details'];
  expect(parseInformationPage('operator.md', record, SETTINGS)).toEqual({
    title: '運営会社',
    description: '説明',
    lead: '',
    rows,
    sections: [{ title: '連絡先', rows, includes: ['operator-details'], paragraphs: ['お気軽に。'] }],
  });
});
