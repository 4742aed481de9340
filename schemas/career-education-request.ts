import './jitless';
import * as z from 'zod';
import { careerEducationOf, educationWith } from './career-education';
import { careerWith, endMonth, type Months } from './careers';
import { monthSchema } from './common';

/** What only the server parses. The form has a schema of its own. */

/** The months of a request. An empty end is that of a current job or school. */
const requestMonths: Months = ({ start, end }) => ({
  start: monthSchema(start),
  end: endMonth(z.union([z.literal('').transform(() => null), monthSchema(end)])),
});

/** One employment or engagement (a job card). */
export const careerSchema = careerWith(requestMonths);
export type Career = z.infer<typeof careerSchema>;

/** One school. `ended_on` is null while the member attends it (在学中), and nobody has left it then. */
export const educationSchema = educationWith(requestMonths).transform((education) => ({
  ...education,
  is_withdrawn: education.ended_on !== null && education.is_withdrawn,
}));
export type Education = z.infer<typeof educationSchema>;

/**
 * Request of PATCH /career-education/{memberId}/. Each list is replaced as a whole, in the member's order, so that a
 * repeated request changes nothing. A list that is not sent is kept.
 */
export const careerEducationSchema = careerEducationOf(careerSchema, educationSchema).partial();
