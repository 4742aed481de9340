-- Written by hand: drizzle-kit drops and creates indexes and constraints, while a rename keeps them and all rows
-- (decision 0160).
ALTER TABLE "provider_actions" RENAME TO "operator_actions";--> statement-breakpoint
ALTER TABLE "provider_inquiries" RENAME TO "member_inquiries";--> statement-breakpoint
ALTER SEQUENCE "provider_actions_id_seq" RENAME TO "operator_actions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "provider_inquiries_id_seq" RENAME TO "member_inquiries_id_seq";--> statement-breakpoint
ALTER INDEX "provider_actions_pkey" RENAME TO "operator_actions_pkey";--> statement-breakpoint
ALTER INDEX "provider_inquiries_pkey" RENAME TO "member_inquiries_pkey";--> statement-breakpoint
ALTER INDEX "provider_actions_at_idx" RENAME TO "operator_actions_at_idx";--> statement-breakpoint
ALTER INDEX "provider_inquiries_member_idx" RENAME TO "member_inquiries_member_idx";--> statement-breakpoint
ALTER TABLE "member_inquiries" RENAME CONSTRAINT "provider_inquiries_member_id_members_id_fk" TO "member_inquiries_member_id_members_id_fk";