// These wire values are in a file without zod, so that screens can use them without loading it.

/** The statuses of a vacancy (spec §3). */
export const vacancyStatuses = ['open', 'close'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

/** The units of a reward (amounts are in yen before tax). */
export const rewardUnits = ['month', 'day', 'hour', 'year', 'project'] as const;
export type RewardUnit = (typeof rewardUnits)[number];

/** How much of the work may be done remotely. */
export const remotes = ['none', 'partial', 'full'] as const;
export type Remote = (typeof remotes)[number];
