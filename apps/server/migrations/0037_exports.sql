CREATE TABLE "export_switches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"notice" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"record_kind" text NOT NULL,
	"file_type" text NOT NULL,
	"source" jsonb NOT NULL,
	"field_list" jsonb NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text,
	"max_records" integer NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"reason" jsonb,
	"notice" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "export_switches" ADD CONSTRAINT "export_switches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_tasks" ADD CONSTRAINT "export_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_tasks_one_running" ON "export_tasks" USING btree ("user_id") WHERE "export_tasks"."state" = 'running';--> statement-breakpoint
CREATE INDEX "export_tasks_newest" ON "export_tasks" USING btree ("user_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "export_tasks_unfinished" ON "export_tasks" USING btree ("requested_at") WHERE "export_tasks"."state" IN ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "export_tasks_finished" ON "export_tasks" USING btree ("finished_at");