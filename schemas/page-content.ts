import './jitless';
import * as z from 'zod';
import { fields, listField as list, siteImagePath, anyTextField as text } from './import-fields';

/** A heading as a list of phrases; it wraps only between them. */
const phrases = list(text);

const textItems = list(fields({ title: text, text }).transform((item) => [item.title, item.text] as const));

/** The path of a picture of the site itself. */
const picture = siteImagePath.optional();

const questionItems = list(
  z.strictObject({ question: text, answer: text }).transform((item) => [item.question, item.answer] as const),
);

const fees = fields({ title: text, items: list(fields({ title: text, price: text, text })), note: text });

/** content/home.yaml: the texts of the home page that do not come from the API. */
export const homeContentSchema = fields({
  /** For search engines. */
  description: text,
  /** The heading has one list of phrases per line. */
  hero: fields({ heading: list(phrases), lead: text }),
  questions: fields({ title: text, items: questionItems }),
  /** The last call to register. */
  registration: fields({ heading: phrases, text }),
});
export type HomeContent = z.infer<typeof homeContentSchema>;

/** content/company.yaml: the page for companies that consider posting a vacancy. */
export const companyContentSchema = fields({
  title: text,
  /** For search engines. */
  description: text,
  hero: fields({
    /** One list of phrases per line. */
    heading: list(phrases),
    lead: text,
    /** A sample that shows which details a vacancy has. */
    sample: fields({
      title: text,
      rows: list(fields({ term: text, detail: text, strong: z.boolean().default(false) })),
    }),
  }),
  reasons: fields({ title: text, items: textItems }),
  /** The kinds of work, and the people who do them. */
  work: fields({ title: text, items: list(fields({ field: text, tasks: text, people: text })) }),
  /** Examples, and the line that says that they are examples. */
  cases: fields({
    title: text,
    items: list(fields({ company: text, title: text, problem: text, work: text, outcome: text, picture })),
    note: text,
  }),
  /** The steps of a request, and about how long each takes. */
  flow: fields({
    title: text,
    items: list(fields({ title: text, text, duration: text.optional() })),
    note: text.optional(),
  }),
  /** What a request costs. The section is omitted without it. */
  fees: fees.optional(),
  questions: fields({ title: text, items: questionItems }),
});
export type CompanyContent = z.infer<typeof companyContentSchema> & {
  /** Whether the fees come from the demo (content/demo/site.yaml), so that the page can say so. */
  areFeesSample: boolean;
};

/** content/demo/site.yaml: what the fictitious operator of the demo says about itself. */
export const demoSiteSchema = fields({
  operator: fields({
    name: text,
    address: text,
    representative: text,
    phone: text,
    placement_licence: text.optional(),
    licences: text,
    privacy_officer: text,
    seminar_payment: text,
    email: text,
    contact_url: text.optional(),
    reply_business_days: z.int('整数を指定してください。').min(1, '1以上を指定してください。').optional(),
  }),
  fees,
});
export type DemoSite = z.infer<typeof demoSiteSchema>;

/** content/conference.yaml: the texts around the list of seminars. */
export const conferenceContentSchema = fields({
  title: text,
  /** For search engines. */
  description: text,
  hero: fields({ heading: phrases, lead: text }),
  programme: fields({ title: text, empty: fields({ title: text, text }) }),
  speakers: fields({ title: text }),
  /** The steps of participation. */
  participation: fields({ title: text, items: textItems }),
});
export type ConferenceContent = z.infer<typeof conferenceContentSchema>;
