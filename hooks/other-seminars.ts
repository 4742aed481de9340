import { useQuery } from '@tanstack/react-query';
import { otherSeminarsQuery } from '@/api/other-seminars';

/** Seminars that accept applications, beside one that does not. Their failure leaves the page as it is. */
export const useOtherSeminars = (seminarId: number) => useQuery(otherSeminarsQuery(seminarId));
