-- The messages of the outbox are delivered, and there are more kinds of them. Times are ms since 1970.
-- `code_id` is the id of every message now, under which the provider gets it; of a code's message it is still that of valid_code.
-- More kinds: placed, paid, shipped (of an order), refund (a decision), shared (a bill of materials), alert (to the operator).
ALTER TABLE outbox ADD COLUMN subject TEXT NOT NULL DEFAULT '';        -- number of the order, refund or bill of materials; what an alert is about
ALTER TABLE outbox ADD COLUMN language TEXT NOT NULL DEFAULT 'en';     -- cn, en
ALTER TABLE outbox ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead'));
ALTER TABLE outbox ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN next_at INTEGER NOT NULL DEFAULT 0;      -- when a waiting message is tried next
ALTER TABLE outbox ADD COLUMN fault TEXT NOT NULL DEFAULT '';          -- why the last try failed
ALTER TABLE outbox ADD COLUMN ended_at INTEGER;                        -- when it was accepted, or given up; NULL while it waits
ALTER TABLE outbox ADD COLUMN told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)); -- whether the operator was told that it was given up
ALTER TABLE outbox ADD COLUMN retried_by TEXT NOT NULL DEFAULT '';     -- name of the operator who had it tried again
CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';
CREATE INDEX outbox_untold ON outbox (told) WHERE state = 'dead' AND told = 0;
CREATE INDEX outbox_sent ON outbox (ended_at) WHERE state = 'sent';
CREATE INDEX outbox_dead ON outbox (ended_at) WHERE state = 'dead';
CREATE INDEX outbox_shared ON outbox (recipient, created_at) WHERE kind = 'shared';
-- Only waiting messages expire.
DROP INDEX outbox_expiry;
CREATE INDEX outbox_expiry ON outbox (expires_at) WHERE state = 'waiting';

-- The language in which the account was used last.
ALTER TABLE account ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('cn', 'en'));
