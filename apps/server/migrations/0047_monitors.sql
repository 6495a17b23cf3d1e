CREATE TABLE "monitor_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"monitor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"is_requested" boolean NOT NULL,
	"total" integer,
	"found" integer NOT NULL,
	"ids" text[] NOT NULL,
	"changes" jsonb,
	"failure" jsonb,
	"is_unsent" boolean NOT NULL,
	"sent_at" timestamp with time zone,
	"mail" text NOT NULL,
	"mail_attempts" smallint DEFAULT 0 NOT NULL,
	"mail_at" timestamp with time zone,
	CONSTRAINT "monitor_runs_number" UNIQUE("monitor_id","number")
);
--> statement-breakpoint
CREATE TABLE "monitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"record_kind" text NOT NULL,
	"target" text NOT NULL,
	"search" jsonb,
	"address" jsonb,
	"code" text,
	"frequency" smallint NOT NULL,
	"send_when_empty" boolean NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"run_count" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"last_found" integer,
	"failure" jsonb,
	"last_sent_at" timestamp with time zone,
	"version" bigint,
	"total" integer,
	"known" "bytea",
	"snapshot" jsonb
);
--> statement-breakpoint
ALTER TABLE "monitor_runs" ADD CONSTRAINT "monitor_runs_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_runs" ADD CONSTRAINT "monitor_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitors" ADD CONSTRAINT "monitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monitor_runs_user" ON "monitor_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "monitor_runs_ended" ON "monitor_runs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "monitor_runs_unsent" ON "monitor_runs" USING btree ("ended_at") WHERE "monitor_runs"."is_unsent" OR "monitor_runs"."mail" IN ('waiting', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "monitors_name" ON "monitors" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "monitors_newest" ON "monitors" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "monitors_due" ON "monitors" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "monitors_requested" ON "monitors" USING btree ("created_at") WHERE "monitors"."requested_at" IS NOT NULL OR "monitors"."started_at" IS NULL;