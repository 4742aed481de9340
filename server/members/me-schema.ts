import type * as z from 'zod';
import { djangoUserFields, MEMBER, memberFields, NULLABLE_OBJECTS } from '@/schemas/member-fields';
import { wireSchema } from '@/server/openapi/wire-schema';

export const memberSchema = wireSchema(memberFields, Object.values(NULLABLE_OBJECTS));

/** Response of GET /members/me/ (spec §3). */
export const meSchema = (wireSchema(djangoUserFields) as unknown as z.ZodObject)
  .extend({ [MEMBER]: memberSchema })
  .openapi('Me');
