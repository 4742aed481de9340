// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetRestoredFields } from '@/components/site/restored-fields';

const field = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;
const fire = (name: string) => window.dispatchEvent(new Event(name));

beforeAll(() => new Function(resetRestoredFields)());

afterEach(() => {
  document.body.innerHTML = '';
});

/** Does what a browser does at the end of the load after Back. */
function restore() {
  document.body.innerHTML = `
    <form method="post">
      <input aria-label="会社名">
      <textarea aria-label="内容">下書き</textarea>
      <input type="checkbox" aria-label="週2日">
      <select aria-label="分野"><option value="">選択</option><option value="1">税務</option></select>
      <input type="file" aria-label="画像">
    </form>
    <form method="get"><input aria-label="検索"></form>`;
  fire('load');
  for (const label of ['会社名', '内容', '検索']) field(label).value = '水曜だけを希望';
  field('週2日').checked = true;
  field('分野').value = '1';
  fire('pageshow');
}

const values = () => [
  field('会社名').value,
  field('内容').value,
  field('週2日').checked,
  field('分野').value,
];

describe('resetRestoredFields', () => {
  it('gives the fields of a form back what they held before the browser filled them', () => {
    restore();
    expect(values()).toEqual(['', '下書き', false, '']);
  });

  it('leaves a search as it is', () => {
    restore();
    expect(field('検索').value).toBe('水曜だけを希望');
  });

  it('leaves what is typed later, also in a page that comes from the memory of the browser', () => {
    restore();
    field('会社名').value = '青空製作所';
    fire('pageshow');
    expect(field('会社名').value).toBe('青空製作所');
  });
});
