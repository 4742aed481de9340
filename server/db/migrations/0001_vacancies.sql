-- The first and the last statements are written by hand; the rest is what drizzle-kit makes of the tables.
-- Single characters and pairs of neighbours, so that words of one or two characters are found through an index
-- without any extension (server/vacancies/search.ts asks for the same pairs). The cost is honest: reading a text
-- that is stored out of line and cutting it up costs hundreds of comparisons, which the planner does not see by itself
-- and would rather do for every row than use the index.
CREATE FUNCTION "vacancy_grams"("folded" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 400
RETURN string_to_array("folded", NULL) || ARRAY(
	SELECT a || b FROM unnest(string_to_array("folded", NULL), (string_to_array("folded", NULL))[2:]) AS pair(a, b) WHERE b IS NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacancies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"company_profile" text NOT NULL,
	"reward_unit" text NOT NULL,
	"reward_min" integer NOT NULL,
	"reward_max" integer,
	"days_min" smallint NOT NULL,
	"days_max" smallint NOT NULL,
	"region" text NOT NULL,
	"place" text,
	"remote" text NOT NULL,
	"hours" text NOT NULL,
	"starts_on" date NOT NULL,
	"duration" text NOT NULL,
	"description" text NOT NULL,
	"skills" text[] NOT NULL,
	"requirements" text[] NOT NULL,
	"preferred" text[] NOT NULL,
	"selection" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closes_at" timestamp with time zone GENERATED ALWAYS AS (least("vacancies"."deadline", "vacancies"."closed_at")) STORED NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category_ids" integer[] NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "vacancies_reward_unit" CHECK ("vacancies"."reward_unit" in ('month', 'day', 'hour', 'year', 'project')),
	CONSTRAINT "vacancies_reward" CHECK ("vacancies"."reward_min" >= 0 and "vacancies"."reward_max" >= "vacancies"."reward_min"),
	CONSTRAINT "vacancies_days" CHECK (1 <= "vacancies"."days_min" and "vacancies"."days_min" <= "vacancies"."days_max" and "vacancies"."days_max" <= 6),
	CONSTRAINT "vacancies_region" CHECK ("vacancies"."region" in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47')),
	CONSTRAINT "vacancies_remote" CHECK ("vacancies"."remote" in ('none', 'partial', 'full'))
);
--> statement-breakpoint
CREATE TABLE "vacancy_categories" (
	"vacancy_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "vacancy_categories_vacancy_id_category_id_pk" PRIMARY KEY("vacancy_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "vacancy_application_events" (
	"application_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancy_application_events_application_id_number_pk" PRIMARY KEY("application_id","number"),
	CONSTRAINT "vacancy_application_events_walk" CHECK ("vacancy_application_events"."number" >= 1 and "vacancy_application_events"."event" = case when "vacancy_application_events"."number" = 1 then 'apply'
        when "vacancy_application_events"."number" % 2 = 0 then 'cancel' else 'reapply' end)
);
--> statement-breakpoint
CREATE TABLE "vacancy_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacancy_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"status" text NOT NULL,
	"events" integer NOT NULL,
	"start_timing" text NOT NULL,
	"start_date" date,
	"message" text NOT NULL,
	"request" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancy_applications_status" CHECK ("vacancy_applications"."events" >= 1 and "vacancy_applications"."status" = case when "vacancy_applications"."events" % 2 = 1 then 'applied' else 'cancelled' end),
	CONSTRAINT "vacancy_applications_start_timing" CHECK ("vacancy_applications"."start_timing" in ('immediately', 'within_month', 'specified')),
	CONSTRAINT "vacancy_applications_start_date" CHECK (("vacancy_applications"."start_timing" = 'specified') = ("vacancy_applications"."start_date" is not null))
);
--> statement-breakpoint
ALTER TABLE "vacancy_categories" ADD CONSTRAINT "vacancy_categories_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_categories" ADD CONSTRAINT "vacancy_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_application_events" ADD CONSTRAINT "vacancy_application_events_application_id_vacancy_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_applications" ADD CONSTRAINT "vacancy_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_applications" ADD CONSTRAINT "vacancy_applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree ("name");--> statement-breakpoint
CREATE INDEX "vacancies_newest_idx" ON "vacancies" USING btree ("published_at","id","closes_at","days_min","days_max");--> statement-breakpoint
CREATE INDEX "vacancies_closing_idx" ON "vacancies" USING btree ("closes_at","published_at","id");--> statement-breakpoint
CREATE INDEX "vacancies_found_idx" ON "vacancies" USING gin (vacancy_grams("search_text"),"category_ids") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "vacancy_categories_category_idx" ON "vacancy_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_applications_once_key" ON "vacancy_applications" USING btree ("member_id","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_applications_changed_idx" ON "vacancy_applications" USING btree ("member_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "vacancy_applications_vacancy_idx" ON "vacancy_applications" USING btree ("vacancy_id");--> statement-breakpoint
-- Texts move out of line, and a filter that must look at many rows reads a tenth of the pages.
ALTER TABLE "vacancies" SET (toast_tuple_target = 256);--> statement-breakpoint
INSERT INTO "categories" ("id", "name", "position") VALUES
	(1, '決算・開示', 1),
	(2, '連結決算', 2),
	(3, 'IFRS', 3),
	(4, 'IPO準備', 4),
	(5, '内部統制（J-SOX）', 5),
	(6, '税務', 6),
	(7, 'M&A・財務DD', 7),
	(8, '監査・非常勤監査', 8),
	(9, '社外役員', 9),
	(10, 'CFO・経営管理', 10),
	(11, '業務改善・システム', 11),
	(12, '公会計・非営利', 12);
