CREATE TABLE "novelties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"patent" text,
	"features" jsonb NOT NULL,
	"application_date" text,
	"language" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"reason" jsonb,
	"documents" jsonb,
	"edits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "novelties" ADD CONSTRAINT "novelties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "novelties_one_running" ON "novelties" USING btree ("user_id") WHERE "novelties"."state" = 'running';--> statement-breakpoint
CREATE INDEX "novelties_newest" ON "novelties" USING btree ("user_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "novelties_unfinished" ON "novelties" USING btree ("requested_at") WHERE "novelties"."state" IN ('waiting', 'running');