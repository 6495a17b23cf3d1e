CREATE TABLE "space_additions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"source" jsonb NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer,
	"reason" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "space_additions" ADD CONSTRAINT "space_additions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_additions" ADD CONSTRAINT "space_additions_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "space_additions_user" ON "space_additions" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "space_additions_space" ON "space_additions" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "space_additions_unfinished" ON "space_additions" USING btree ("requested_at") WHERE "space_additions"."state" IN ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "space_additions_finished" ON "space_additions" USING btree ("finished_at");