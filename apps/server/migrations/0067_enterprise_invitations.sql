CREATE TABLE "enterprise_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"telephone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprise_invitations_once" UNIQUE("enterprise_id","telephone")
);
--> statement-breakpoint
ALTER TABLE "enterprise_members" ADD COLUMN "is_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise_members" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enterprise_invitations" ADD CONSTRAINT "enterprise_invitations_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enterprise_invitations_telephone" ON "enterprise_invitations" USING btree ("telephone");--> statement-breakpoint
CREATE INDEX "enterprise_members_enterprise" ON "enterprise_members" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_members_owner" ON "enterprise_members" USING btree ("enterprise_id") WHERE "enterprise_members"."is_owner";--> statement-breakpoint
-- Who got the first product of an enterprise manages its members.
UPDATE "enterprise_members" SET "is_owner" = true WHERE "user_id" IN (
	SELECT DISTINCT ON (member."enterprise_id") member."user_id"
	FROM "enterprise_members" AS member
	JOIN "user_products" AS product ON product."enterprise_id" = member."enterprise_id"
	LEFT JOIN "orders" AS bought ON product."source" = 'order:' || bought."order_no" AND bought."user_id" = member."user_id"
	LEFT JOIN "hand_grants" AS given ON product."source" = 'hand:' || given."id" AND given."user_id" = member."user_id"
	WHERE bought."order_no" IS NOT NULL OR given."id" IS NOT NULL
	ORDER BY member."enterprise_id", product."start_time"
);
