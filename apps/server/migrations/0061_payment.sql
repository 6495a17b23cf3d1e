CREATE TABLE "contracts" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"main_name" text NOT NULL,
	"id_number" text NOT NULL,
	"contacts" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"signed_file" text,
	"signed_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_no" text,
	"type" integer NOT NULL,
	"header" text NOT NULL,
	"tax_number" text NOT NULL,
	"email" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"file" text,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"user_id" uuid NOT NULL,
	"type" integer NOT NULL,
	"order_no" text NOT NULL,
	"product_name" text NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone,
	CONSTRAINT "gifts_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"pay_type" text NOT NULL,
	"product_id" integer NOT NULL,
	"product" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"wx_code" text DEFAULT '' NOT NULL,
	"zfb_code" text DEFAULT '' NOT NULL,
	"slip" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "orders_amounts" CHECK ("orders"."amount" > 0 AND "orders"."refunded" BETWEEN 0 AND "orders"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task" text NOT NULL,
	"order_no" text NOT NULL,
	"refund_no" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"source" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"product_name" text NOT NULL,
	"total" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "packs_used" CHECK ("packs"."used" BETWEEN 0 AND "packs"."total")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"transaction" text NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_id" integer NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"category" integer NOT NULL,
	"type" text NOT NULL,
	"original_price" integer NOT NULL,
	"sale_price" integer NOT NULL,
	"labels" jsonb NOT NULL,
	"labels_en" jsonb NOT NULL,
	"years" integer NOT NULL,
	"days" integer NOT NULL,
	"uses" integer,
	"search_count" integer,
	"grants" jsonb,
	"seats" integer,
	"on_sale" boolean NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	CONSTRAINT "products_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
CREATE TABLE "payment_reconciliations" (
	"day" text NOT NULL,
	"channel" text NOT NULL,
	"billed" integer NOT NULL,
	"matched" integer NOT NULL,
	"corrected" integer NOT NULL,
	"differences" jsonb NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_reconciliations_day_channel_pk" PRIMARY KEY("day","channel")
);
--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "user_products" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_orders_invoice" ON "invoice_orders" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_reference" ON "payment_ledger" USING btree ("channel","kind","reference");--> statement-breakpoint
CREATE INDEX "payment_ledger_order" ON "payment_ledger" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_ledger_happened" ON "payment_ledger" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_unpaid" ON "orders" USING btree ("user_id","product_id") WHERE state IN ('unpaid', 'transferring');--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE state = 'unpaid';--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_outbox_due" ON "payment_outbox" USING btree ("due_at") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "packs_user" ON "packs" USING btree ("user_id","type","end_time");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_no");--> statement-breakpoint
ALTER TABLE "user_products" ADD CONSTRAINT "user_products_source" UNIQUE("source");--> statement-breakpoint
CREATE FUNCTION reject_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER payment_ledger_append_only BEFORE UPDATE OR DELETE ON payment_ledger FOR EACH ROW EXECUTE FUNCTION reject_ledger_change();
