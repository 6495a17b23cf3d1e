CREATE TABLE "patent_views" (
	"viewer" text NOT NULL,
	"day" text NOT NULL,
	"doc_id" text NOT NULL,
	CONSTRAINT "patent_views_viewer_day_doc_id_pk" PRIMARY KEY("viewer","day","doc_id")
);
--> statement-breakpoint
CREATE INDEX "patent_views_day_index" ON "patent_views" USING btree ("day");