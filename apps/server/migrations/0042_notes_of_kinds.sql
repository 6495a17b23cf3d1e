DROP INDEX "notes_of_patent";--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "kind" text DEFAULT 'patent' NOT NULL;--> statement-breakpoint
CREATE INDEX "notes_of_patent" ON "notes" USING btree ("user_id","kind","patent_id","created_at","id");