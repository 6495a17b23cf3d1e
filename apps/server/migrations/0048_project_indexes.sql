CREATE TABLE "project_index_values" (
	"index_id" uuid NOT NULL,
	"patent_id" text NOT NULL,
	"field_values" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_index_values_index_id_patent_id_pk" PRIMARY KEY("index_id","patent_id")
);
--> statement-breakpoint
CREATE TABLE "project_indexes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"field_list" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_index_values" ADD CONSTRAINT "project_index_values_index_id_project_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "public"."project_indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_indexes" ADD CONSTRAINT "project_indexes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_indexes" ADD CONSTRAINT "project_indexes_parent_id_project_indexes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_indexes_project" ON "project_indexes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_indexes_parent" ON "project_indexes" USING btree ("parent_id");