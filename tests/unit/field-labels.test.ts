import { expect, it } from 'vitest';
import { FIELD_LABELS } from '@/lib/errors/field-labels';

const COMPONENTS = import.meta.glob<string>('/components/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Labels of fields that have another name for people in one form: a new address, a new or current password, a company. */
const LABELS_OF_SINGLE_FORMS: Readonly<Record<string, readonly string[]>> = {
  email: ['新しいメールアドレス'],
  password: ['新しいパスワード', '現在のパスワード'],
  company: ['会社名'],
};

/** An element with both attributes: `name="city" label="市区町村"`, or with a row's number in the name. */
const LABELLED_FIELD =
  /<\w[^<>]*(?:<\w+>)?\s[^<>]*?name=(?:"(\w+)"|\{`[^`]*\.(\w+)`\})[^<>]*?\slabel="([^"]+)"/g;

const labelledFields = Object.entries(COMPONENTS).flatMap(([file, text]) =>
  [...text.matchAll(LABELLED_FIELD)].map(([, name, nameInRow, label = '']) => ({
    file,
    name: name ?? nameInRow ?? '',
    label,
  })),
);

it('finds the fields of forms', () => {
  expect(labelledFields.length).toBeGreaterThan(30);
});

it('has only labels that forms show', () => {
  const texts = Object.values(COMPONENTS);
  const unknown = [...FIELD_LABELS.values()].filter((label) => !texts.some((text) => text.includes(label)));
  expect(unknown).toEqual([]);
});

it('has the label with which a form shows the field', () => {
  const others = labelledFields.filter(
    ({ name, label }) =>
      FIELD_LABELS.has(name) &&
      FIELD_LABELS.get(name) !== label &&
      !LABELS_OF_SINGLE_FORMS[name]?.includes(label),
  );
  expect(others).toEqual([]);
});
