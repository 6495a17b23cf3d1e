ALTER TABLE "sms_codes" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sms_codes" DROP COLUMN "cookieless";