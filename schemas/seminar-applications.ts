import './jitless';
import * as z from 'zod';
import { requestIdSchema } from './common';

/** Request of POST /applications/. */
export const seminarApplyRequestSchema = z.object({ seminar: requestIdSchema });
