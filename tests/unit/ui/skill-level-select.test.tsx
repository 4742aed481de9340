// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SkillLevelSelect } from '@/components/members/SkillLevelSelect';
import { Form } from '@/components/ui/form/Form';
import '@/tests/setup/jsdom-polyfills';

const ERROR = '習熟度を選択してください。';

it('the level of a skill has a name of its own also while it has an error', async () => {
  const { container } = render(
    <Form
      label="業務スキル"
      schema={z.object({ skills: z.array(z.object({ level: z.number(ERROR) })) })}
      defaultValues={{ skills: [{ level: null as never }] }}
      onSubmit={async () => undefined}
    >
      <SkillLevelSelect name="連結" index={0} level={null} onChange={() => undefined} />
    </Form>,
  );
  fireEvent.submit(screen.getByRole('form', { name: '業務スキル' }));
  // The summary finds the name of the field beside the select.
  expect(await screen.findByRole('link', { name: `連結の習熟度：${ERROR}` })).toBeVisible();
  expect(screen.getByRole('combobox', { name: '連結の習熟度' })).toHaveAccessibleDescription(ERROR);
  const { violations } = await axe.run(container, { runOnly: ['label-title-only', 'select-name'] });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
