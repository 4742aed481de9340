import { screen } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import type { TestMember } from './api';
import type { Site } from './screen';
import { createOpenSeminar } from './seminars';

/** Creates an open seminar and a member who has applied to it, for all tests of the file. */
export function setUpAppliedSeminar(site: Site) {
  let id: number;
  let member: TestMember;
  beforeAll(async () => {
    id = await createOpenSeminar(site.api.db);
    member = await site.api.createMember();
    await (await site.api.logInAs(member)).post('/applications/', { seminar: id });
  });
  return {
    path: () => `/seminar/${id}/`,
    /** Opens a page as the member, in front of an existing API that sends the seminar with other values of some fields. */
    openAsMember: async (path: string, replacedFields: Record<string, string | number>) => {
      await site.logIn(member);
      site.deviate({ replacedFields });
      await site.open(path);
      expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
    },
  };
}
