CREATE TABLE "project_index_changed_values" (
	"change_id" uuid NOT NULL,
	"patent_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "project_index_changed_values_change_id_patent_id_pk" PRIMARY KEY("change_id","patent_id")
);
--> statement-breakpoint
CREATE TABLE "project_index_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"index_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"field_list" jsonb,
	"patent_count" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_index_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"index_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"query_str" text NOT NULL,
	"field_value" jsonb NOT NULL,
	"is_overwriting" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_count" integer
);
--> statement-breakpoint
ALTER TABLE "project_indexes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_index_changed_values" ADD CONSTRAINT "project_index_changed_values_change_id_project_index_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."project_index_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_index_changes" ADD CONSTRAINT "project_index_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_index_changes" ADD CONSTRAINT "project_index_changes_index_id_project_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "public"."project_indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_index_changes" ADD CONSTRAINT "project_index_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_index_rules" ADD CONSTRAINT "project_index_rules_index_id_project_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "public"."project_indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_index_rules" ADD CONSTRAINT "project_index_rules_file_id_project_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."project_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_index_changes_project" ON "project_index_changes" USING btree ("project_id","changed_at");--> statement-breakpoint
CREATE INDEX "project_index_changes_index" ON "project_index_changes" USING btree ("index_id");--> statement-breakpoint
CREATE INDEX "project_index_changes_user" ON "project_index_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_index_changes_time" ON "project_index_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "project_index_rules_index" ON "project_index_rules" USING btree ("index_id");--> statement-breakpoint
CREATE INDEX "project_index_rules_file" ON "project_index_rules" USING btree ("file_id");