ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;
--> statement-breakpoint
DROP TRIGGER sessions_tell ON sessions;
--> statement-breakpoint
CREATE TRIGGER sessions_tell AFTER UPDATE OF state, proven_at OR DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_account_change('user_id');
