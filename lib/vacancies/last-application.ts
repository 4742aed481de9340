import type { VacancyApplication } from '@/schemas/application-fields';

export interface LastApplication {
  /** When it was sent; empty when the API does not return it. */
  at: string;
  message: string;
  request: string;
}

/** Returns when an application was sent last, whatever the order of its history; empty when the API does not return it. */
export const sentAt = ({ history }: Pick<VacancyApplication, 'history'>): string =>
  history
    .filter(({ event }) => event !== 'cancel')
    .map(({ at }) => at)
    .sort((a, b) => (Date.parse(b) || 0) - (Date.parse(a) || 0))[0] ?? '';

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
