CREATE TABLE "articles" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"section" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"recommended" integer NOT NULL,
	"shown" boolean NOT NULL,
	"title" text NOT NULL,
	"keywords" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"plain" text NOT NULL,
	"link" text,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"seed_hash" text,
	"edited" boolean NOT NULL,
	CONSTRAINT "articles_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE INDEX "articles_section" ON "articles" USING btree ("section","language");