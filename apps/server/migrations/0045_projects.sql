CREATE TABLE "project_file_patents" (
	"file_id" uuid NOT NULL,
	"patent_id" text NOT NULL,
	"state" smallint NOT NULL,
	CONSTRAINT "project_file_patents_file_id_patent_id_pk" PRIMARY KEY("file_id","patent_id")
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"parent_id" uuid,
	"file_name" text NOT NULL,
	"sort" integer NOT NULL,
	"patent_count" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_with" uuid,
	"is_updated" boolean DEFAULT false NOT NULL,
	"update_query" text DEFAULT '' NOT NULL,
	"update_frequency" smallint DEFAULT 2 NOT NULL,
	"updated_by" uuid,
	"last_update_at" timestamp with time zone,
	"next_update_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "project_groups_name" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "project_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"source" jsonb NOT NULL,
	"title" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"reason" jsonb,
	"requested_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_users" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"authority" smallint NOT NULL,
	"group_id" uuid,
	"collected" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_users_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"remark" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "project_file_patents" ADD CONSTRAINT "project_file_patents_file_id_project_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."project_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_groups" ADD CONSTRAINT "project_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_file_id_project_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."project_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_users" ADD CONSTRAINT "project_users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_users" ADD CONSTRAINT "project_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_users" ADD CONSTRAINT "project_users_group_id_project_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."project_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_file_patents_new" ON "project_file_patents" USING btree ("file_id") WHERE "project_file_patents"."state" = 1;--> statement-breakpoint
CREATE INDEX "project_files_project" ON "project_files" USING btree ("project_id","parent_id");--> statement-breakpoint
CREATE INDEX "project_files_deleted" ON "project_files" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "project_files_due" ON "project_files" USING btree ("next_update_at") WHERE "project_files"."is_updated";--> statement-breakpoint
CREATE INDEX "project_tasks_file" ON "project_tasks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "project_tasks_user" ON "project_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_tasks_unfinished" ON "project_tasks" USING btree ("requested_at") WHERE "project_tasks"."state" IN ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "project_tasks_finished" ON "project_tasks" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "project_users_user" ON "project_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_users_group" ON "project_users" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at");