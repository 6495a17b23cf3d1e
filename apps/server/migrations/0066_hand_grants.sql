CREATE TABLE "hand_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"revoke_reason" text,
	"revoked_by" uuid,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "hand_grants" ADD CONSTRAINT "hand_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_grants_at" ON "hand_grants" USING btree ("granted_at");--> statement-breakpoint
CREATE INDEX "hand_grants_user" ON "hand_grants" USING btree ("user_id");