import { useEffect, useMemo, useState } from 'react';
import { changedFields, type Fields } from '@/schemas/fields';
import { changesOf } from '@/schemas/record-changes';
import { removeDraft, useStoredDraft, writeDraft } from './draft';

/**
 * Stores unsaved changes of a part of the member's record, with the saved values on which they are based. `draft` has the fields
 * that the person has changed and that nobody else has changed since; `conflicts` has those that somebody else has, as the
 * person has left them, until they are answered. Input that equals the saved values is no draft.
 * @param saved the values of the form without a draft
 */
export function useRecordDraft<T extends object>(key: string, fields: Fields, saved: T) {
  const stored = useStoredDraft('device', key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft fills the form once, whatever is saved meanwhile
  const { draft, conflicts, base, isSaved } = useMemo(() => {
    // A draft of 1.0.0 has no base: its lists replace those of the form.
    const lists = Object.entries(saved).filter(([, value]) => Array.isArray(value));
    const base = (stored?.base ?? Object.fromEntries(lists)) as Record<string, unknown>;
    const changes = changesOf(fields, base, (stored?.value ?? {}) as T, saved);
    const entries = Object.entries(changes.values).filter(
      ([name, value]) => changedFields(saved, { [name]: value })[name] !== undefined,
    );
    const pick = (isConflict: boolean) => {
      const own = entries.filter(([name]) => changes.overwritten.includes(name) === isConflict);
      return own.length > 0 ? (Object.fromEntries(own) as Partial<T>) : null;
    };
    return {
      draft: pick(false),
      conflicts: pick(true),
      base,
      isSaved: stored !== null && entries.length === 0,
    };
  }, [stored, key]);
  useEffect(() => {
    if (isSaved) removeDraft('device', key);
  }, [isSaved, key]);
  const [isAnswered, setAnswered] = useState(false);
  const openConflicts = isAnswered ? null : conflicts;

  const store = (values: T, newSaved: T, questions: Partial<T> | null) => {
    const changed = changedFields(newSaved, values);
    // A question that is still open is asked again after a reload.
    const unanswered = Object.entries(questions ?? {}).filter(([name]) => !(name in changed));
    if (Object.keys(changed).length === 0 && unanswered.length === 0) return removeDraft('device', key);
    const bases = unanswered.map(([name]) => [name, base[name]]);
    writeDraft(
      'device',
      key,
      { ...values, ...Object.fromEntries(unanswered) },
      { ...newSaved, ...Object.fromEntries(bases) },
    );
  };
  /** @param newSaved the values that have been saved since the form was filled */
  const save = (values: T, newSaved: T = saved) => {
    // What the form has saved of a question is its answer.
    const answered = changedFields(saved, newSaved);
    const rest = Object.entries(openConflicts ?? {}).filter(([name]) => !(name in answered));
    store(values, newSaved, Object.fromEntries(rest) as Partial<T>);
  };
  /** Ends the question. @param values of the form after it */
  const answer = (values: T) => {
    setAnswered(true);
    store(values, saved, null);
  };
  const clear = () => removeDraft('device', key);
  return { draft, conflicts: openConflicts, save, answer, clear };
}
