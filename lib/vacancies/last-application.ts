import type { VacancyApplication } from '@/schemas/application-fields';

export interface LastApplication {
  /** When it was sent; empty when the API does not return it. */
  at: string;
  message: string;
  request: string;
}

/** Returns when the text was sent. Ignores cancellations, which contain no text. */
const sentAt = ({ history }: VacancyApplication): string =>
  history.findLast(({ event }) => event !== 'cancel')?.at ?? '';

/**
 * Returns the text of the application that was sent last, or null. Another API may not return the texts, and then there
 * is nothing to reuse.
 */
export function getLastApplication(applications: readonly VacancyApplication[]): LastApplication | null {
  const [last] = applications
    .filter(({ message }) => message.trim() !== '')
    .map((application) => ({ application, at: sentAt(application) }))
    .sort((a, b) => (Date.parse(b.at) || 0) - (Date.parse(a.at) || 0));
  if (!last) return null;
  const { message, request } = last.application;
  return { at: last.at, message, request };
}
