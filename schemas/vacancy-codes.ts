// These wire values are in a file without zod, so that screens can use them without loading it.

/** Spec §3: the states of a vacancy. */
export const vacancyStatuses = ['open', 'close'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

/** How a reward is counted (amounts are yen before tax). */
export const rewardUnits = ['month', 'day', 'hour', 'year', 'project'] as const;
export type RewardUnit = (typeof rewardUnits)[number];

/** How much of the work may be done from elsewhere. */
export const remotes = ['none', 'partial', 'full'] as const;
export type Remote = (typeof remotes)[number];
