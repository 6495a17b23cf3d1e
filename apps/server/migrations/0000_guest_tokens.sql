CREATE TABLE "guest_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guest_tokens_expires_at" ON "guest_tokens" USING btree ("expires_at");