-- Written by hand: drizzle-kit drops and creates the indexes and constraints, while a rename keeps them and all rows
-- (decision 0064). PostgreSQL changes the column names inside indexes and constraints by itself.
ALTER TABLE "mails" RENAME COLUMN "recipient" TO "to";--> statement-breakpoint
ALTER TABLE "members" RENAME COLUMN "absence_warned_at" TO "inactivity_warned_at";--> statement-breakpoint
ALTER TABLE "seminar_applications" RENAME COLUMN "events" TO "event_count";--> statement-breakpoint
ALTER TABLE "seminar_applications" RENAME COLUMN "reminded_of" TO "reminded_starts_at";--> statement-breakpoint
ALTER TABLE "vacancy_applications" RENAME COLUMN "events" TO "event_count";--> statement-breakpoint
ALTER TABLE "mails" RENAME CONSTRAINT "mails_whole_until_delivered" TO "mails_complete_until_delivered";--> statement-breakpoint
ALTER TABLE "members" RENAME CONSTRAINT "members_pending_bare" TO "members_pending_no_password";--> statement-breakpoint
ALTER TABLE "seminar_application_events" RENAME CONSTRAINT "seminar_application_events_walk" TO "seminar_application_events_order";--> statement-breakpoint
ALTER TABLE "vacancy_application_events" RENAME CONSTRAINT "vacancy_application_events_walk" TO "vacancy_application_events_order";--> statement-breakpoint
ALTER INDEX "mails_recipient_idx" RENAME TO "mails_to_idx";--> statement-breakpoint
ALTER INDEX "seminar_applications_once_key" RENAME TO "seminar_applications_member_seminar_key";--> statement-breakpoint
ALTER INDEX "vacancies_found_idx" RENAME TO "vacancies_search_idx";--> statement-breakpoint
ALTER INDEX "vacancy_applications_once_key" RENAME TO "vacancy_applications_member_vacancy_key";--> statement-breakpoint
ALTER INDEX "withdrawals_when_idx" RENAME TO "withdrawals_withdrawn_idx";
