/** One term of an offer that has changed, as people read it. */
export interface ChangedTerm {
  label: string;
  before: string;
  after: string;
}

/** What an update has changed of that to which applicants have agreed, and the members who were told by mail. */
export interface ChangeNotice {
  terms: ChangedTerm[];
  memberIds: number[];
}

/** Returns a changed term with both of its values. */
export const changeText = ({ before, after }: ChangedTerm): string => `${before} → ${after}`;

/** Returns the rows of a mail that tell the changed terms. */
export const changeFacts = (terms: readonly ChangedTerm[]): [string, string][] =>
  terms.map((term) => [`${term.label}の変更`, changeText(term)]);
