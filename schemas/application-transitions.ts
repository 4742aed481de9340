/**
 * The allowed order of apply, cancel and reapply (spec §4). The service, the database's constraint and the buttons all
 * use this table. The status `null` means "never applied".
 */
export const applicationStatuses = ['applied', 'cancelled'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationEvents = ['apply', 'cancel', 'reapply'] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

interface Transition {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  /**
   * Whether the event requires an open vacancy or seminar. Closed vacancies and past seminars accept no
   * (re)application, but a member may always cancel.
   */
  requiresOpen: boolean;
}

export const applicationTransitions: Readonly<Record<ApplicationEvent, Transition>> = {
  apply: { from: null, to: 'applied', requiresOpen: true },
  cancel: { from: 'applied', to: 'cancelled', requiresOpen: false },
  reapply: { from: 'cancelled', to: 'applied', requiresOpen: true },
};

/**
 * Returns the events that the member may trigger now, in the order of the table. A status that the table does not know
 * allows none.
 */
export function allowedEvents(status: string | null, isOpen: boolean): ApplicationEvent[] {
  return applicationEvents.filter((event) => {
    const { from, requiresOpen } = applicationTransitions[event];
    return from === status && (isOpen || !requiresOpen);
  });
}

/**
 * Returns `unchanged` when the application already has the event's status (a repeated request, answered with success),
 * `not-allowed` when the application's status does not allow the event, and `closed` when the event requires an open
 * vacancy.
 */
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

/** Labels for the applicant's start date in the form and in mails. */
export const startTimingLabels = {
  immediately: 'すぐに参画できる',
  within_month: '1か月以内',
  specified: '時期を指定する',
} as const;
export type StartTiming = keyof typeof startTimingLabels;
export const startTimings = Object.keys(startTimingLabels) as [StartTiming, ...StartTiming[]];
