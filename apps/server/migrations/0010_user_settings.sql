CREATE TABLE "read_marks" (
	"user_id" uuid NOT NULL,
	"publication_number" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_marks_user_id_publication_number_pk" PRIMARY KEY("user_id","publication_number")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kept" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;