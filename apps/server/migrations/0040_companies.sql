CREATE TABLE "company_aliases" (
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "company_aliases_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "company_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_history_same" UNIQUE("user_id","company_id","word")
);
--> statement-breakpoint
ALTER TABLE "company_history" ADD CONSTRAINT "company_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_history_newest" ON "company_history" USING btree ("user_id","used_at","id");