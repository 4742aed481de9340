import type { VacancyStatus } from '@/schemas/vacancy-text';

export const statusLabels: Record<VacancyStatus, string> = { open: '募集中', close: '募集終了' };
