import { bigint, customType, pgTable, text } from 'drizzle-orm/pg-core';
import { members } from '@/server/members/tables';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The pictures of members, as they are served. */
export const profileImages = pgTable('profile_images', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** SHA-256 of the content, in hex: its address changes with it. */
  digest: text('digest').notNull(),
  content: bytes('content').notNull(),
});
