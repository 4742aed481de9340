import { timestamp } from 'drizzle-orm/pg-core';

/** A column of the type `timestamptz`: an instant, which Drizzle reads and writes as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
