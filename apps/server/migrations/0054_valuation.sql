CREATE TABLE "valuations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"key" text NOT NULL,
	"patents" jsonb NOT NULL,
	"found" integer NOT NULL,
	"average" double precision NOT NULL,
	"levels" jsonb NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "valuations_user_key" ON "valuations" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "valuations_user_created" ON "valuations" USING btree ("user_id","created_at");