CREATE TABLE "shared_searches" (
	"key" text PRIMARY KEY NOT NULL,
	"query_str" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
