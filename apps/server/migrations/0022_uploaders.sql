CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Pictures from before uploaders were recorded belong to the only user who uses them; of those that several use nobody knows whose they are.
INSERT INTO "uploads" SELECT "name", min("user_id"::text)::uuid, now() FROM (
	SELECT substring("avatar" FROM '^/api/sms/oss/file\?name=([\w-]{22}\.(?:jpg|png))$') AS "name", "id" AS "user_id" FROM "users"
	UNION
	SELECT substring("path" FROM '^/api/sms/oss/file\?name=([\w-]{22}\.(?:jpg|png))$'), "user_id" FROM "feedback", unnest(string_to_array("picture_path", ',')) AS "path"
) AS "used" WHERE "name" IS NOT NULL GROUP BY "name" HAVING count(*) = 1;
