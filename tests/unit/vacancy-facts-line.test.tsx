// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VacancyFactsLine } from '@/components/vacancies/VacancyFactsLine';
import '@/tests/setup/jsdom-polyfills';

const vacancy = {
  reward: { unit: 'month', min: 500_000, max: 600_000 },
  working_days: { min: 2, max: 2 },
  region: '13',
  remote: 'full',
  deadline: '',
} as const;

it('keeps the mark between two facts with the first of them, so that no line begins with it', () => {
  const { container } = render(<VacancyFactsLine vacancy={vacancy} space=" " mark=" ・" />);
  const parts = [...container.querySelectorAll('.keep-whole')].map((part) => part.textContent);
  expect(parts).toEqual(['月 50〜60万円 ・', '週2日 ・', 'フルリモート']);
  expect(container).toHaveTextContent('月 50〜60万円 ・ 週2日 ・ フルリモート');
});

it('separates facts without a mark by the space', () => {
  const { container } = render(<VacancyFactsLine vacancy={vacancy} space="　" />);
  expect(container.textContent).toBe('月 50〜60万円　週2日　フルリモート');
});
