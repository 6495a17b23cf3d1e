ALTER TABLE "data_copies" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "batch_lists_guest_id_index" ON "batch_lists" USING btree ("guest_id");