import { type VacancyStatus, vacancyStatuses } from '@/schemas/vacancy-text';

export const statusLabels: Record<VacancyStatus, string> = { open: '募集中', close: '募集終了' };

/** The choices of the filters that do not come from the API (spec §4). */
export const STATUS_CHOICES = vacancyStatuses.map((value) => ({ value, label: statusLabels[value] }));
export const DAY_CHOICES = [1, 2, 3, 4, 5, 6].map((days) => ({ value: days, label: `週${days}日` }));
