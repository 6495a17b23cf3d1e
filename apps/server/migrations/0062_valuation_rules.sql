CREATE TABLE "valuation_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "valuation_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"formula" jsonb NOT NULL,
	"reason" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "valuation_rules_version_unique" UNIQUE("version")
);
