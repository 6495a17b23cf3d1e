CREATE TABLE "payment_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" uuid,
	"action" text NOT NULL,
	"order_no" text,
	"about" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_actions_at" ON "payment_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_actions_order" ON "payment_actions" USING btree ("order_no");