CREATE TABLE "search_history_numbers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"search_strategy" text NOT NULL,
	"search_condition" text NOT NULL,
	"dat_range" text NOT NULL,
	"number" integer,
	"counted_at" timestamp with time zone,
	"number_before" integer,
	"counted_before_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "strategies_title" UNIQUE("user_id","title_key")
);
--> statement-breakpoint
CREATE TABLE "strategy_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "strategy_groups_name" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "line_no" integer;--> statement-breakpoint
UPDATE "search_history" SET "line_no" = "numbered"."line_no"
FROM (SELECT "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "searched_at", "id") AS "line_no" FROM "search_history") AS "numbered"
WHERE "search_history"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "search_history" ALTER COLUMN "line_no" SET NOT NULL;--> statement-breakpoint
INSERT INTO "search_history_numbers" SELECT "user_id", max("line_no") FROM "search_history" GROUP BY "user_id";--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "earlier_line_nos" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_history_numbers" ADD CONSTRAINT "search_history_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_group_id_strategy_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."strategy_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_groups" ADD CONSTRAINT "strategy_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strategies_newest" ON "strategies" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "strategies_group" ON "strategies" USING btree ("group_id");