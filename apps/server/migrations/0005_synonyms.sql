CREATE TABLE "synonyms" (
	"group" integer NOT NULL,
	"key" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "synonyms_key_group_pk" PRIMARY KEY("key","group")
);
