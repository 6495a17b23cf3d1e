CREATE TABLE "service_enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"service_id" integer NOT NULL,
	"service" text NOT NULL,
	"name" text NOT NULL,
	"telephone" text NOT NULL,
	"company" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_enquiries" ADD CONSTRAINT "service_enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_enquiries_handled" ON "service_enquiries" USING btree ("handled_at","created_at");--> statement-breakpoint
CREATE INDEX "service_enquiries_of_phone" ON "service_enquiries" USING btree ("telephone","created_at");--> statement-breakpoint
CREATE INDEX "service_enquiries_of_user" ON "service_enquiries" USING btree ("user_id");