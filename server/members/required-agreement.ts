import { readFileSync } from 'node:fs';
import { contentPath } from '@/config/env';
import { fieldsOf, readContentRecord } from '@/lib/content/documents';
import { termsFields } from '@/lib/content/legal-markdown';
import { startOf } from '@/lib/dates';

/** The days of the revisions of the terms to which every member must agree, by file. */
const known = new Map<string, readonly number[]>();

const readDays = (file: string): readonly number[] =>
  fieldsOf(readContentRecord(file, readFileSync), termsFields)
    .revisions.filter(({ agreement }) => agreement === 'required')
    .map(({ day }) => startOf(day));

/**
 * Returns since when an agreement to the terms of use counts: the beginning, in Japan, of the latest day up to `now` of a
 * revision with `agreement: required` (docs/content.md), or null when every agreement counts. The file is read once.
 */
export function agreementRequiredSince(now: Date = new Date()): Date | null {
  const file = contentPath('legal', 'terms.md');
  const days = known.get(file) ?? readDays(file);
  known.set(file, days);
  const past = days.filter((day) => day <= now.getTime());
  return past.length > 0 ? new Date(Math.max(...past)) : null;
}

/**
 * Returns whether the agreement still counts.
 * @param agreedAt null without an agreement
 */
export function isAgreementValid(agreedAt: Date | null | undefined, now: Date = new Date()): boolean {
  if (!agreedAt) return false;
  const since = agreementRequiredSince(now);
  return since === null || agreedAt >= since;
}
