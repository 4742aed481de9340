// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Phrases } from '@/components/ui/data/Phrases';

it.each<[title: string, props: { text?: string; phrases?: string[] }, sentences: string[]]>([
  [
    'phrases',
    { phrases: ['五十五歳で', '監査役に。', '会計士の', '席'] },
    ['五十五歳で監査役に。', '会計士の席'],
  ],
  ['a text', { text: '監査役に。会計士の席。' }, ['監査役に。', '会計士の席。']],
  [
    'a text that a poll has changed',
    { text: '終わる。次へ', phrases: ['始める。', '次へ'] },
    ['終わる。', '次へ'],
  ],
  ['one sentence', { text: '会員登録から。' }, []],
])('breaks %s after a full stop first', (_title, props, sentences) => {
  const { container } = render(<Phrases {...props} />);
  const blocks = [...container.querySelectorAll('span')].filter(
    (element) => getComputedStyle(element).display === 'inline-block',
  );
  expect(blocks.map(({ textContent }) => textContent)).toEqual(sentences);
});
