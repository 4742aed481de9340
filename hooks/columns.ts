import { useQuery } from '@tanstack/react-query';
import { columnQueries, columnVacanciesQuery } from '@/api/columns';

/** The content of the column top page. */
export const useMediaTop = () => useQuery(columnQueries.top());

/** A page of a tag's columns; null for an unknown tag. */
export const useTagPage = (id: number, page: number) => useQuery(columnQueries.tag(id, page));

/** One column; null for an unknown one. */
export const useColumn = (id: number) => useQuery(columnQueries.detail(id));

/** The newest interviews, for the top page of the site. */
export const useInterviews = () => useQuery(columnQueries.interviews());

/** Quotations of people from the columns, for the top page of the site. */
export const useTestimonials = () => useQuery(columnQueries.testimonials());

/** Open vacancies that fit a column. They are not polled, and their failure leaves the page as it is. */
export const useColumnVacancies = (columnId: number) => useQuery(columnVacanciesQuery(columnId));
