import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { memberQueries } from '@/api/members';
import { readMemberAgain } from '@/hooks/session/read-member';
import { type ApiFailure, isReplyLost, toApiFailure } from '@/lib/api-failure';
import { createFailureError } from '@/lib/failure-error';
import type { Me, Member } from '@/schemas/replies/members';
import { useDraft } from './draft';

/** What the form of each section replaces. The picture of a profile has a call of its own. */
const PARTS = {
  profile: ({ profile: { profile_image: _picture, ...texts } }) => texts,
  career: ({ careers, educations }) => ({ careers, educations }),
  license: ({ licenses }) => licenses,
  skill: ({ skill_category_information: skills }) => skills?.formData,
  'work-style': ({ work_style }) => work_style,
  conditions: ({ conditions }) => conditions,
} satisfies Record<string, (member: Member) => unknown>;

/** A section of mypage by its id. */
type SectionId = keyof typeof PARTS;

/** An API may return the same rows in another order. */
const sortLists = (_name: string, value: unknown) =>
  Array.isArray(value) ? value.map((row) => JSON.stringify(row)).sort() : value;

/** Returns the saved section as a text to compare. */
const toText = (section: SectionId, { member }: Me): string =>
  JSON.stringify(PARTS[section](member) ?? null, sortLists);

const CONFLICT: ApiFailure = {
  status: 409,
  error:
    'この項目は、入力を始めたあとに別の画面や端末で変更されています。もう一度保存すると、この画面の内容で置き換えます。変更された内容は、「編集をやめる」を押すと確認できます。',
  fields: {},
};

/** How long a save waits for the comparison in ms. A reply that comes later than that would only delay the save. */
const TIME_LIMIT_MS = 5_000;

const endOfTime = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), TIME_LIMIT_MS));

/**
 * Notices that a section was changed in another tab or on another device after its form had been filled in, perhaps weeks
 * ago for a draft. A save replaces the whole section (decision 0021), so it would delete the other change.
 */
export function useSectionConflict(section: SectionId, memberId: number, draftKey: string) {
  const client = useQueryClient();
  const [filledWith] = useState(() => {
    const me = client.getQueryData(memberQueries.me().queryKey);
    return me ? toText(section, me) : null;
  });
  const { draft, save, clear } = useDraft<string>(`${draftKey}:base`);
  /** What the input is based on since a save or a discard; null when that is unknown. */
  const laterBase = useRef<string | null>(undefined);
  const getBase = () => (laterBase.current === undefined ? (draft ?? filledWith) : laterBase.current);

  const assertUnchanged = async () => {
    // Without a connection or a session, the save itself says so.
    const reply = readMemberAgain(client, section).catch(() => null);
    const now = await Promise.race([reply, endOfTime()]);
    if (now?.member.id !== memberId) return;
    const text = toText(section, now);
    const base = getBase();
    laterBase.current = text;
    if (base === null || base === text) return;
    save(text);
    client.setQueryData(memberQueries.me().queryKey, now);
    throw createFailureError('The section was changed elsewhere', CONFLICT);
  };

  return {
    /** Runs a save. The first one after a change elsewhere is not run, and rejects with an error that says so. */
    saveUnlessChanged: async (send: () => Promise<unknown>) => {
      await assertUnchanged();
      try {
        await send();
      } catch (error) {
        // The next save must not take this one for a change elsewhere.
        const failure = toApiFailure(error);
        if (!failure || isReplyLost(failure)) laterBase.current = null;
        throw error;
      }
    },
    /** Stores beside the draft what its input is based on. */
    saveBase: () => {
      const base = getBase();
      if (base !== null) save(base);
    },
    /** The same after a save during which the input went on: it is based on what has been saved. */
    saveNewBase: () => {
      const me = client.getQueryData(memberQueries.me().queryKey);
      if (me) save(toText(section, me));
    },
    /** To call when the draft is discarded. */
    clearBase: useCallback(() => {
      laterBase.current = filledWith;
      clear();
    }, [filledWith, clear]),
  };
}
