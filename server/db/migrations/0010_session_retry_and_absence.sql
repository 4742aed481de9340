ALTER TABLE "sessions" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "absence_warned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_replaces_idx" ON "sessions" USING btree ("replaces") WHERE "sessions"."replaces" is not null;