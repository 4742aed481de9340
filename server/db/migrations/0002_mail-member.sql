ALTER TABLE "mails" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
CREATE INDEX "mails_member_idx" ON "mails" USING btree ("member_id","created_at") WHERE "mails"."member_id" is not null;