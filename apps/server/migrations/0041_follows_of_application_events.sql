-- The events of a patent have become those of its application. What earlier versions stored of them is taken anew at the next comparison,
-- so that events from before the last look are not reported as new.
UPDATE "follows" SET "snapshot" = "snapshot" - 'legal_events', "compared_version" = -1 WHERE "type" = 'patent';
