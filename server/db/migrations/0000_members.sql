CREATE TABLE "careers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "careers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"sort_order" bigint NOT NULL,
	"company" text NOT NULL,
	"position" text NOT NULL,
	"started_on" text NOT NULL,
	"ended_on" text,
	"description" text NOT NULL,
	CONSTRAINT "careers_months" CHECK ("careers"."started_on" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and "careers"."ended_on" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "careers_order" CHECK ("careers"."started_on" <= "careers"."ended_on"),
	CONSTRAINT "careers_company_named" CHECK ("careers"."company" <> '')
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"password_hash" text,
	"family_name" text,
	"given_name" text,
	"family_name_kana" text,
	"given_name_kana" text,
	"activate_at" timestamp with time zone,
	"terms_agreed_at" timestamp with time zone,
	"allow_vacancy" boolean,
	"allow_seminar" boolean,
	"allow_news" boolean,
	"invoice_state" text,
	"invoice_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_normal" CHECK ("members"."email" = lower("members"."email") and "members"."email" <> ''),
	CONSTRAINT "members_status" CHECK ("members"."status" in ('pending', 'active', 'suspended', 'withdrawn')),
	CONSTRAINT "members_active_named" CHECK ("members"."status" <> 'active' or ("members"."family_name" is not null and "members"."given_name" is not null
        and "members"."family_name_kana" is not null and "members"."given_name_kana" is not null)),
	CONSTRAINT "members_pending_bare" CHECK ("members"."status" <> 'pending' or "members"."password_hash" is null),
	CONSTRAINT "members_invoice_state" CHECK ("members"."invoice_state" in ('1', '2', '3')),
	CONSTRAINT "members_invoice_number" CHECK (("members"."invoice_state" is not distinct from '1') = ("members"."invoice_number" is not null)
        and "members"."invoice_number" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_lifetime" CHECK ("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "tokens_purpose" CHECK ("tokens"."purpose" in ('registration'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text,
	"subject" text,
	"text" text,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "mails_whole_until_delivered" CHECK ("mails"."delivered_at" is not null or ("mails"."recipient" is not null and "mails"."subject" is not null
        and "mails"."text" is not null and "mails"."html" is not null))
);
--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "careers_member_order_key" ON "careers" USING btree ("member_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_key" ON "members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_member_idx" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tokens_member_idx" ON "tokens" USING btree ("member_id","purpose");--> statement-breakpoint
CREATE INDEX "tokens_expires_idx" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_dedupe_key" ON "mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree ("recipient","created_at");