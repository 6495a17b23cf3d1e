CREATE TABLE "institution_days" (
	"institution_id" uuid NOT NULL,
	"day" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"turned_away" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "institution_days_institution_id_day_pk" PRIMARY KEY("institution_id","day")
);
--> statement-breakpoint
CREATE TABLE "institution_readers" (
	"institution_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"admitted" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "institution_readers_institution_id_subject_pk" PRIMARY KEY("institution_id","subject")
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"ranges" text[] NOT NULL,
	"search_count" integer NOT NULL,
	"seats" integer NOT NULL,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution_days" ADD CONSTRAINT "institution_days_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_readers" ADD CONSTRAINT "institution_readers_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institution_readers_seen_at" ON "institution_readers" USING btree ("seen_at");