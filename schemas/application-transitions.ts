/**
 * What may follow apply, cancel and reapply (spec §4): the one table that the service, the database's
 * constraint and the buttons share. `null` is "never applied".
 */
export const applicationStatuses = ['applied', 'cancelled'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationEvents = ['apply', 'cancel', 'reapply'] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

interface Transition {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  /** Closed vacancies and past seminars take no (re)application, but a member may always step back. */
  requiresOpen: boolean;
}

export const applicationTransitions: Readonly<Record<ApplicationEvent, Transition>> = {
  apply: { from: null, to: 'applied', requiresOpen: true },
  cancel: { from: 'applied', to: 'cancelled', requiresOpen: false },
  reapply: { from: 'cancelled', to: 'applied', requiresOpen: true },
};

/** The events that a person may trigger now, in the order of the table. */
export function allowedEvents(status: ApplicationStatus | null, isOpen: boolean): ApplicationEvent[] {
  return applicationEvents.filter((event) => {
    const { from, requiresOpen } = applicationTransitions[event];
    return from === status && (isOpen || !requiresOpen);
  });
}

/** `done`: the event's outcome already holds (a repeat, answered as success); `refused`: it may not follow. */
export function checkTransition(
  status: ApplicationStatus | null,
  event: ApplicationEvent,
  isOpen: boolean,
): 'allowed' | 'unchanged' | 'closed' | 'not-allowed' {
  const { from, to, requiresOpen } = applicationTransitions[event];
  if (status === to) return 'unchanged';
  if (status !== from) return 'not-allowed';
  return requiresOpen && !isOpen ? 'closed' : 'allowed';
}

/** When the applicant can begin, as the form and the mails call it. */
export const startTimingLabels = {
  immediately: 'すぐに参画できる',
  within_month: '1か月以内',
  specified: '時期を指定する',
} as const;
export type StartTiming = keyof typeof startTimingLabels;
export const startTimings = Object.keys(startTimingLabels) as [StartTiming, ...StartTiming[]];
