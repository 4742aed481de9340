// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyCases } from '@/components/company/CompanyCases';
import { ResumeCareers } from '@/components/resume/ResumeCareers';
import '@/tests/setup/jsdom-polyfills';

/** Returns the texts within which no line breaks. */
const unbroken = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('.no-break'), ({ textContent }) => textContent);

it('keeps the numbers of the cases for companies on one line with their units', () => {
  const { container } = render(
    <CompanyCases
      items={[
        {
          company: '未上場・SaaS',
          title: '上場準備',
          problem: '人材は2名でした。',
          work: '会計士が週2日、参画。',
          outcome: '9か月で完了。',
        },
      ]}
    />,
  );
  expect(unbroken(container)).toEqual(['2名', '週2日', '9か月']);
});

it('keeps the numbers of a career on one line with their units in the 職務経歴書', () => {
  const { container } = render(
    <ResumeCareers
      headingLevel={2}
      companies={[
        {
          name: '監査法人',
          period: '2012年2月〜2019年3月',
          positions: [{ position: '', period: '', description: '法定監査（主査4年、最大で18名）' }],
        },
      ]}
    />,
  );
  expect(unbroken(container)).toEqual(['4年', '18名']);
});
