DROP INDEX "invoice_orders_invoice";--> statement-breakpoint
ALTER TABLE "invoice_orders" DROP CONSTRAINT "invoice_orders_pkey";--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_order_no_pk" PRIMARY KEY("invoice_id","order_no");--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD COLUMN "reversed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "red_invoice_no" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "red_file" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_current" ON "invoice_orders" USING btree ("order_no") WHERE NOT "invoice_orders"."reversed";--> statement-breakpoint
CREATE INDEX "invoice_orders_order" ON "invoice_orders" USING btree ("order_no");