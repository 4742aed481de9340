import './jitless';
import * as z from 'zod';
import { fields, listField as list, siteImagePath, anyTextField as text } from './import-fields';

/** A heading as a list of phrases; it wraps only between them. */
const phrases = list(text);

/** The small English label of a page section, and its title. */
const band = { label: text, title: text };
const textItems = list(fields({ title: text, text }).transform((item) => [item.title, item.text] as const));

/** The path of a picture of the site itself. */
const picture = siteImagePath.optional();

const stepItems = list(
  fields({ title: text, text, picture }).transform(
    ({ title, text, ...more }) => [title, text, more] as const,
  ),
);

const questionItems = list(
  z.strictObject({ question: text, answer: text }).transform((item) => [item.question, item.answer] as const),
);

/** Marks content of which parts come from the demo (content/demo/site.yaml), so that pages can say so. */
interface SampleMark {
  /** The names of these parts. */
  samples: readonly string[];
}

const voices = fields({ ...band, items: list(fields({ quote: text, name: text, title: text })) });
/** Who reads vacancies before they are published. */
const review = fields({ title: text, text, people: text });
const fees = fields({ ...band, items: list(fields({ title: text, price: text, text })), note: text });

/** content/home.yaml: the texts of the home page that do not come from the API. */
export const homeContentSchema = fields({
  /** For search engines. */
  description: text,
  /** The heading has one list of phrases per line. */
  hero: fields({ heading: list(phrases), lead: text }),
  /** The title contains the name of the site, so it is not part of the content. */
  service: fields({ label: text, items: textItems }),
  /** The steps from the registration to an application. */
  steps: fields({ ...band, items: stepItems }),
  questions: fields({ ...band, items: questionItems }),
  /** The last call to register. */
  registration: fields({ heading: phrases, text }),
  /** What only the operator knows. The section is omitted without it. */
  review: review.optional(),
  voices: voices.optional(),
});
export type HomeContent = z.infer<typeof homeContentSchema> & SampleMark;

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
  reasons: fields({ ...band, items: textItems }),
  /** The kinds of work, and the people who do them. */
  work: fields({ ...band, items: list(fields({ field: text, tasks: text, people: text })) }),
  /** Examples, and the line that says that they are examples. */
  cases: fields({
    ...band,
    items: list(fields({ company: text, title: text, problem: text, work: text, outcome: text, picture })),
    note: text,
  }),
  /** The steps of a request, and about how long each takes. */
  flow: fields({
    ...band,
    items: list(fields({ title: text, text, duration: text.optional() })),
    note: text.optional(),
  }),
  /** What a request costs. The section is omitted without it. */
  fees: fees.optional(),
  /** Which conditions a vacancy states. The section is omitted without it. */
  conditions: fields({ ...band, items: textItems, note: text }).optional(),
  questions: fields({ ...band, items: questionItems }),
});
export type CompanyContent = z.infer<typeof companyContentSchema> & SampleMark;

/** content/demo/site.yaml: what the fictitious operator of the demo says about itself. */
export const demoSiteSchema = fields({
  operator: fields({
    name: text,
    address: text,
    representative: text,
    phone: text,
    licences: text,
    privacy_officer: text,
    seminar_payment: text,
    email: text,
  }),
  fees,
  review,
  voices,
});
export type DemoSite = z.infer<typeof demoSiteSchema>;

/** content/conference.yaml: the texts around the list of seminars. */
export const conferenceContentSchema = fields({
  title: text,
  /** For search engines. */
  description: text,
  hero: fields({ heading: phrases, lead: text }),
  programme: fields({ ...band, empty: fields({ title: text, text }) }),
  speakers: fields(band),
  /** The steps of participation. */
  participation: fields({ ...band, items: textItems }),
});
export type ConferenceContent = z.infer<typeof conferenceContentSchema>;
