CREATE TABLE "batch_lists" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"field" text NOT NULL,
	"values" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	"total" integer NOT NULL,
	"repeated" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batch_lists" ADD CONSTRAINT "batch_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_lists_user_id_index" ON "batch_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "batch_lists_used_at_index" ON "batch_lists" USING btree ("used_at");