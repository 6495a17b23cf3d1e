CREATE TABLE "shared_logins" (
	"code_hash" "bytea" NOT NULL,
	"site" text NOT NULL,
	"proof_hash" "bytea" NOT NULL,
	"sealed_token" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_logins_code_hash_site_pk" PRIMARY KEY("code_hash","site")
);
--> statement-breakpoint
CREATE INDEX "shared_logins_expires_at" ON "shared_logins" USING btree ("expires_at");