CREATE UNLOGGED TABLE "paces" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"refused" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "request_counts" (
	"address" text NOT NULL,
	"minute" bigint NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_counts_address_minute_pk" PRIMARY KEY("address","minute")
);
