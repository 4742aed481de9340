CREATE TABLE "seminar_application_events" (
	"application_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seminar_application_events_application_id_number_pk" PRIMARY KEY("application_id","number"),
	CONSTRAINT "seminar_application_events_walk" CHECK ("seminar_application_events"."number" >= 1 and "seminar_application_events"."event" = case when "seminar_application_events"."number" = 1 then 'apply'
        when "seminar_application_events"."number" % 2 = 0 then 'cancel' else 'reapply' end)
);
--> statement-breakpoint
CREATE TABLE "seminar_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seminar_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"seminar_id" bigint NOT NULL,
	"status" text NOT NULL,
	"events" integer NOT NULL,
	"reminded_of" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seminar_applications_status" CHECK ("seminar_applications"."events" >= 1 and "seminar_applications"."status" = case when "seminar_applications"."events" % 2 = 1 then 'applied' else 'cancelled' end)
);
--> statement-breakpoint
CREATE TABLE "seminars" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seminars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"topic" text NOT NULL,
	"description" text NOT NULL,
	"audience" text[] NOT NULL,
	"program" jsonb NOT NULL,
	"speakers" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"venue_name" text,
	"venue_address" text,
	"online_url" text,
	"fee" integer NOT NULL,
	"cpe_units" numeric(4, 1) NOT NULL,
	"capacity" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"closes_before" date NOT NULL,
	"deadline" timestamp with time zone GENERATED ALWAYS AS (("seminars"."closes_before"::timestamp - interval '6 hours') at time zone 'Asia/Tokyo') STORED NOT NULL,
	"closed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seminars_time" CHECK ("seminars"."starts_at" < "seminars"."ends_at"),
	CONSTRAINT "seminars_deadline" CHECK ("seminars"."deadline" <= "seminars"."starts_at"),
	CONSTRAINT "seminars_venue" CHECK (("seminars"."venue_name" is null) = ("seminars"."venue_address" is null)),
	CONSTRAINT "seminars_fee" CHECK ("seminars"."fee" >= 0 and "seminars"."cpe_units" >= 0),
	CONSTRAINT "seminars_seats" CHECK ("seminars"."seats_taken" >= 0 and "seminars"."capacity" >= 1 and "seminars"."seats_taken" <= coalesce("seminars"."capacity", "seminars"."seats_taken"))
);
--> statement-breakpoint
ALTER TABLE "seminar_application_events" ADD CONSTRAINT "seminar_application_events_application_id_seminar_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."seminar_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seminar_applications" ADD CONSTRAINT "seminar_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seminar_applications" ADD CONSTRAINT "seminar_applications_seminar_id_seminars_id_fk" FOREIGN KEY ("seminar_id") REFERENCES "public"."seminars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seminar_applications_once_key" ON "seminar_applications" USING btree ("member_id","seminar_id");--> statement-breakpoint
CREATE INDEX "seminar_applications_changed_idx" ON "seminar_applications" USING btree ("member_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "seminar_applications_seminar_idx" ON "seminar_applications" USING btree ("seminar_id","status");--> statement-breakpoint
CREATE INDEX "seminars_starts_idx" ON "seminars" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "seminars_ends_idx" ON "seminars" USING btree ("ends_at","id");