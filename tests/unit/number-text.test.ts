import { expect, test } from 'vitest';
import { numberText } from '@/schemas/number-text';

const numbers = [0, 7, -7, 999, 1_000, -12_345, 123_456, 1_234_567, 9_007_199_254_740_991];
const decimals = [0.5, 7.25, 72.345, 1_234.567, 99_999.999, 0.1 + 0.2, 1.000_4];

test.each([...numbers, ...decimals])('%f is written as the locale data of Japan writes it', (value) =>
  expect(numberText(value)).toBe(value.toLocaleString('ja-JP')),
);
