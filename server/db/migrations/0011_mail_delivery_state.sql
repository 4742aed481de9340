ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '14 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_undelivered_idx" ON "mails" USING btree ("created_at") WHERE "mails"."delivered_at" is null;--> statement-breakpoint
-- Which kind an older mail is of is not known: a link in it works for a day at most.
UPDATE "mails" SET "expires_at" = "created_at" + interval '1 day';
