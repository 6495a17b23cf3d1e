CREATE UNLOGGED TABLE "project_streams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_streams" ADD CONSTRAINT "project_streams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_streams" ADD CONSTRAINT "project_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_streams_project" ON "project_streams" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_streams_user" ON "project_streams" USING btree ("user_id");
--> statement-breakpoint
-- Pages that show a project receive its changes (projects/project-streams.ts). TG_ARGV[0] says what changed, TG_ARGV[1] names the column
-- with the project; equal notifications of a transaction are sent once.
CREATE FUNCTION notify_project_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> TG_ARGV[1] END;
  after text := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> TG_ARGV[1] END;
BEGIN
  PERFORM pg_notify('project_changes', TG_ARGV[0] || ' ' || COALESCE(after, before));
  IF after <> before THEN
    PERFORM pg_notify('project_changes', TG_ARGV[0] || ' ' || before);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A folder changes with its patents: their number or its revision.
CREATE TRIGGER project_files_notify AFTER INSERT OR UPDATE OR DELETE ON project_files FOR EACH ROW EXECUTE FUNCTION notify_project_change('files', 'project_id');
--> statement-breakpoint
CREATE TRIGGER projects_notify AFTER UPDATE OF name, remark, owner_id, deleted_at OR DELETE ON projects FOR EACH ROW EXECUTE FUNCTION notify_project_change('project', 'id');
--> statement-breakpoint
CREATE TRIGGER project_users_notify AFTER INSERT OR UPDATE OF authority OR DELETE ON project_users FOR EACH ROW EXECUTE FUNCTION notify_project_change('users', 'project_id');
--> statement-breakpoint
CREATE TRIGGER project_indexes_notify AFTER INSERT OR UPDATE OR DELETE ON project_indexes FOR EACH ROW EXECUTE FUNCTION notify_project_change('indexes', 'project_id');
--> statement-breakpoint
CREATE TRIGGER project_streams_notify AFTER INSERT OR DELETE ON project_streams FOR EACH ROW EXECUTE FUNCTION notify_project_change('present', 'project_id');
--> statement-breakpoint
CREATE FUNCTION notify_project_task_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('project_changes', 'tasks ' || project_id) FROM project_files WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.file_id ELSE NEW.file_id END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER project_tasks_notify AFTER INSERT OR UPDATE OF state OR DELETE ON project_tasks FOR EACH ROW EXECUTE FUNCTION notify_project_task_change();
--> statement-breakpoint
-- Once a statement: values of thousands of patents are set together.
CREATE FUNCTION notify_project_value_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('project_changes', 'values ' || project_id) FROM project_indexes WHERE id IN (SELECT index_id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER project_index_values_added AFTER INSERT ON project_index_values REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_project_value_change();
--> statement-breakpoint
CREATE TRIGGER project_index_values_changed AFTER UPDATE ON project_index_values REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_project_value_change();
--> statement-breakpoint
CREATE TRIGGER project_index_values_removed AFTER DELETE ON project_index_values REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_project_value_change();
--> statement-breakpoint
CREATE FUNCTION notify_message_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('message_changes', (CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER messages_notify AFTER INSERT OR UPDATE OF read_at OR DELETE ON messages FOR EACH ROW EXECUTE FUNCTION notify_message_change();
