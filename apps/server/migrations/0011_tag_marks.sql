CREATE TABLE "tag_marks" (
	"user_id" uuid NOT NULL,
	"publication_number" text NOT NULL,
	"tag" smallint NOT NULL,
	CONSTRAINT "tag_marks_user_id_publication_number_pk" PRIMARY KEY("user_id","publication_number")
);
--> statement-breakpoint
ALTER TABLE "tag_marks" ADD CONSTRAINT "tag_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER user_settings_tell AFTER INSERT OR UPDATE OR DELETE ON user_settings FOR EACH ROW EXECUTE FUNCTION tell_account_change('user_id');
