CREATE TABLE "analysis_report_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"remark" text NOT NULL,
	"charts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis_reports" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "analysis_reports" ADD COLUMN "share_code" text;--> statement-breakpoint
ALTER TABLE "analysis_report_runs" ADD CONSTRAINT "analysis_report_runs_report_id_analysis_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."analysis_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_report_runs_newest" ON "analysis_report_runs" USING btree ("report_id","created_at","id");--> statement-breakpoint
ALTER TABLE "analysis_reports" ADD CONSTRAINT "analysis_reports_share_code_unique" UNIQUE("share_code");