ALTER TABLE "articles" ADD COLUMN "markdown" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;