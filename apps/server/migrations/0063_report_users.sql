CREATE TABLE "analysis_report_users" (
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"authority" smallint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analysis_report_users_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "analysis_report_users" ADD CONSTRAINT "analysis_report_users_report_id_analysis_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."analysis_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_report_users" ADD CONSTRAINT "analysis_report_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_report_users_user" ON "analysis_report_users" USING btree ("user_id");