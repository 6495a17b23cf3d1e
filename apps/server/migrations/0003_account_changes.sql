-- Servers keep what they know of an account until they are told that it changed (accounts/account-cache.ts). TG_ARGV[0] names the column
-- with the account; where it is null, all accounts may have changed.
CREATE FUNCTION tell_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  PERFORM pg_notify('account_changes', COALESCE(changed ->> TG_ARGV[0], ''));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell AFTER UPDATE OF state OR DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_account_change('user_id');
--> statement-breakpoint
CREATE TRIGGER users_tell AFTER UPDATE OF role, blocked_at OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION tell_account_change('id');
--> statement-breakpoint
CREATE TRIGGER user_products_tell AFTER INSERT OR UPDATE OR DELETE ON user_products FOR EACH ROW EXECUTE FUNCTION tell_account_change('user_id');
--> statement-breakpoint
CREATE TRIGGER enterprise_members_tell AFTER INSERT OR UPDATE OR DELETE ON enterprise_members FOR EACH ROW EXECUTE FUNCTION tell_account_change('user_id');
