CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
DELETE FROM "login_failures";--> statement-breakpoint
ALTER TABLE "login_failures" DROP COLUMN "account";--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "subject" "bytea" PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "limit" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "locks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "last_locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at" ON "known_devices" USING btree ("last_used_at");
