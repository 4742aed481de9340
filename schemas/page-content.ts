import * as z from 'zod';
import { fields, listField as list, anyTextField as text } from './import-fields';

/** A heading in its phrases: it breaks between them where it has to. */
const phrases = list(text);

/** The small English label of a band, and its title. */
const band = { label: text, title: text };
const textItems = list(fields({ title: text, text }).transform((item) => [item.title, item.text] as const));

/** content/company.yaml: what a company has to know before it entrusts a project. */
export const companyContentSchema = fields({
  title: text,
  /** For search engines. */
  description: text,
  hero: fields({
    /** One list of phrases for each line. */
    heading: list(phrases),
    lead: text,
    /** What a posted project tells, as a sample of the form. */
    sample: fields({
      title: text,
      rows: list(fields({ term: text, detail: text, strong: z.boolean().default(false) })),
    }),
  }),
  reasons: fields({ ...band, items: textItems }),
  /** What is asked for, and by whom it is done. */
  work: fields({ ...band, items: list(fields({ field: text, tasks: text, people: text })) }),
  /** Examples, and the line that says so. */
  cases: fields({
    ...band,
    items: list(fields({ company: text, title: text, problem: text, work: text, outcome: text })),
    note: text,
  }),
  flow: fields({ ...band, items: textItems }),
  questions: fields({
    ...band,
    items: list(
      z
        .strictObject({ question: text, answer: text })
        .transform((item) => [item.question, item.answer] as const),
    ),
  }),
});
export type CompanyContent = z.infer<typeof companyContentSchema>;

/** content/conference.yaml: what the page says around the sessions. */
export const conferenceContentSchema = fields({
  title: text,
  /** For search engines. */
  description: text,
  hero: fields({ heading: phrases, lead: text }),
  programme: fields({ ...band, empty: fields({ title: text, text }) }),
  speakers: fields(band),
  /** The steps of taking part. */
  participation: fields({ ...band, items: textItems }),
});
export type ConferenceContent = z.infer<typeof conferenceContentSchema>;
