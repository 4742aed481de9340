import { useQuery } from '@tanstack/react-query';
import { conferenceSessionsQuery } from '@/api/conference-sessions';

/** The sessions of the conference: all upcoming seminars, polled every 10 s. */
export const useConferenceSessions = () => useQuery(conferenceSessionsQuery());
