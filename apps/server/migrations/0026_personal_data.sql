ALTER TABLE "shared_searches" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "shared_searches" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "shared_searches" ADD CONSTRAINT "shared_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_searches_user_id_index" ON "shared_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_searches_used_at_index" ON "shared_searches" USING btree ("used_at");--> statement-breakpoint
-- Files that wait for their deletion are written down by their whole key, since not all are uploads.
UPDATE "leaving_pictures" SET "name" = 'uploads/' || "name";
