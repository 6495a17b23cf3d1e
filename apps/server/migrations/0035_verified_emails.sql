ALTER TABLE "users" DROP CONSTRAINT "users_email";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE "users"."email_verified_at" IS NOT NULL;