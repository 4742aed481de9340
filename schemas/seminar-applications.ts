import './jitless';
import * as z from 'zod';
import { requestIdSchema } from './common';

/** A seminar's id in a request. */
const seminarIdSchema = requestIdSchema('Invalid ID');

/** Request of POST /applications/. */
export const seminarApplyRequestSchema = z.object({ seminar: seminarIdSchema });
