-- Processes of 1.0.0 still use the table and the column while this version replaces them, so the next release drops both.
DELETE FROM "member_inquiries";--> statement-breakpoint
-- Members who were warned had not logged in for a year, so the locks on their rows make nobody wait.
UPDATE "members" SET "inactivity_warned_at" = NULL WHERE "inactivity_warned_at" IS NOT NULL;
