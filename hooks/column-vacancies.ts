import { useQuery } from '@tanstack/react-query';
import { columnVacanciesQuery } from '@/api/column-vacancies';

/** Open vacancies that fit a column. They are not polled, and their failure leaves the page as it is. */
export const useColumnVacancies = (columnId: number) => useQuery(columnVacanciesQuery(columnId));
