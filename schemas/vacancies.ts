import { requestIdSchema } from './common';

/** A vacancy's id in a URL or a request (spec §5). */
export const vacancyIdSchema = requestIdSchema('Invalid ID');
