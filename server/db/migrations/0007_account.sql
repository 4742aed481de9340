CREATE TABLE "withdrawals" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"comment" text NOT NULL,
	"session_hash" text NOT NULL,
	"withdrawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_purpose";--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_status";--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_when_idx" ON "withdrawals" USING btree ("withdrawn_at");--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_email" CHECK (("tokens"."purpose" = 'email_change') = ("tokens"."email" is not null));--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_purpose" CHECK ("tokens"."purpose" in ('registration', 'email_change', 'password_reset'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_status" CHECK ("members"."status" in ('pending', 'waiting', 'active', 'suspended', 'refused', 'withdrawn', 'deleted'));