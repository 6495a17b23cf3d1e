CREATE TABLE "landscapes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"source" jsonb NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"max_documents" integer NOT NULL,
	"found" integer,
	"total" integer,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"reason" jsonb,
	"hills" jsonb,
	"first_year" smallint,
	"last_year" smallint,
	"points" "bytea",
	"documents" text,
	"requested_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "landscapes" ADD CONSTRAINT "landscapes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "landscapes_one_running" ON "landscapes" USING btree ("user_id") WHERE "landscapes"."state" = 'running';--> statement-breakpoint
CREATE INDEX "landscapes_newest" ON "landscapes" USING btree ("user_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "landscapes_unfinished" ON "landscapes" USING btree ("requested_at") WHERE "landscapes"."state" IN ('waiting', 'running');