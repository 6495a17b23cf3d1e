CREATE TABLE "capability_uses" (
	"subject" text NOT NULL,
	"capability" text NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	"items" bigint[] NOT NULL,
	CONSTRAINT "capability_uses_subject_capability_day_pk" PRIMARY KEY("subject","capability","day")
);
--> statement-breakpoint
INSERT INTO "capability_uses" SELECT "viewer", 'viewPatents', "day", count(*), array_agg(hashtextextended("doc_id", 0)) FROM "patent_views" GROUP BY "viewer", "day";
--> statement-breakpoint
DROP TABLE "patent_views" CASCADE;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "grants" jsonb;--> statement-breakpoint
CREATE INDEX "capability_uses_day_index" ON "capability_uses" USING btree ("day");