ALTER TABLE "sms_codes" ADD COLUMN "device_hash" "bytea" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "cookieless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "purposes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ALTER COLUMN "device_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sms_codes" ALTER COLUMN "cookieless" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sms_codes" ALTER COLUMN "purposes" DROP DEFAULT;
