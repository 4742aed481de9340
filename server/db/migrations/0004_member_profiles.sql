CREATE TABLE "educations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "educations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"sort_order" smallint NOT NULL,
	"school" text NOT NULL,
	"faculty" text NOT NULL,
	"started_on" text NOT NULL,
	"ended_on" text,
	"is_withdrawn" boolean NOT NULL,
	CONSTRAINT "educations_order" CHECK ("educations"."started_on" <= "educations"."ended_on")
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"sort_order" smallint NOT NULL,
	"certification" text NOT NULL,
	"name" text NOT NULL,
	"registration_number" text NOT NULL,
	"acquired_on" text
);
--> statement-breakpoint
CREATE TABLE "member_conditions" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"available_from" date,
	"desired_days" integer[] NOT NULL,
	"reward_unit" text,
	"reward_min" integer,
	"remote" text,
	"note" text NOT NULL,
	CONSTRAINT "member_conditions_reward" CHECK (("member_conditions"."reward_unit" is null) = ("member_conditions"."reward_min" is null) and "member_conditions"."reward_min" > 0)
);
--> statement-breakpoint
CREATE TABLE "abilities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_abilities" (
	"information_id" bigint NOT NULL,
	"ability_id" integer NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "member_abilities_information_id_ability_id_pk" PRIMARY KEY("information_id","ability_id")
);
--> statement-breakpoint
CREATE TABLE "member_skills" (
	"information_id" bigint NOT NULL,
	"skill_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "member_skills_information_id_skill_id_pk" PRIMARY KEY("information_id","skill_id"),
	CONSTRAINT "member_skills_level" CHECK ("member_skills"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "skill_informations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_informations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "zip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "prefecture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "address_line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "building" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "profile_image" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "hope_workstyles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "current_workstyle" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "regions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "google_subject" text;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_conditions" ADD CONSTRAINT "member_conditions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_abilities" ADD CONSTRAINT "member_abilities_information_id_skill_informations_id_fk" FOREIGN KEY ("information_id") REFERENCES "public"."skill_informations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_abilities" ADD CONSTRAINT "member_abilities_ability_id_abilities_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."abilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_skills" ADD CONSTRAINT "member_skills_information_id_skill_informations_id_fk" FOREIGN KEY ("information_id") REFERENCES "public"."skill_informations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_skills" ADD CONSTRAINT "member_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_informations" ADD CONSTRAINT "skill_informations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "educations_member_order_key" ON "educations" USING btree ("member_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_member_order_key" ON "licenses" USING btree ("member_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "abilities_name_key" ON "abilities" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "skill_informations_member_key" ON "skill_informations" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name_key" ON "skills" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "members_google_subject_key" ON "members" USING btree ("google_subject");