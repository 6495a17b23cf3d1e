CREATE TABLE "trademark_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sameness" text NOT NULL,
	"query" text NOT NULL,
	"hits" integer NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trademark_searches_same" UNIQUE("user_id","sameness")
);
--> statement-breakpoint
ALTER TABLE "trademark_searches" ADD CONSTRAINT "trademark_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trademark_searches_newest" ON "trademark_searches" USING btree ("user_id","searched_at","id");