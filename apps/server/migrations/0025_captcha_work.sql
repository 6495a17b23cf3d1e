ALTER TABLE "captchas" ADD COLUMN "work_bits" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "work_required" boolean DEFAULT false NOT NULL;