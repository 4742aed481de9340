import { bigint, customType, pgTable, text } from 'drizzle-orm/pg-core';
import { members } from '@/server/members/tables';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The members' profile images, ready to be served. */
export const profileImages = pgTable('profile_images', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** SHA-256 of the content in hex. It is part of the image's URL, so the URL changes with the content. */
  digest: text('digest').notNull(),
  content: bytes('content').notNull(),
});
