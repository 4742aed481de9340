import { useQuery } from '@tanstack/react-query';
import { similarVacanciesQuery } from '@/api/similar-vacancies';

/** Open vacancies that resemble a vacancy. They are not polled, and their failure leaves the page as it is. */
export const useSimilarVacancies = (vacancyId: number) => useQuery(similarVacanciesQuery(vacancyId));
