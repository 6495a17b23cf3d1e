CREATE TABLE "picture_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sameness" text NOT NULL,
	"kind" text NOT NULL,
	"condition" jsonb NOT NULL,
	"uploads" text[] NOT NULL,
	"hits" integer NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_searches_same" UNIQUE("user_id","sameness")
);
--> statement-breakpoint
CREATE TABLE "picture_uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_searches" ADD CONSTRAINT "picture_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_searches_newest" ON "picture_searches" USING btree ("user_id","searched_at","id");--> statement-breakpoint
CREATE INDEX "picture_uploads_user" ON "picture_uploads" USING btree ("user_id","created_at");