-- Feedback gets a number, the page that it is about, a screenshot, the user who sent it, and an answer.
ALTER TABLE feedback ADD COLUMN feedback_no TEXT;
ALTER TABLE feedback ADD COLUMN page_url TEXT NOT NULL DEFAULT '';
ALTER TABLE feedback ADD COLUMN screenshot_key TEXT;   -- the key of the picture in KV, where it is kept in base64
ALTER TABLE feedback ADD COLUMN user_code TEXT;        -- NULL: nobody was signed in
ALTER TABLE feedback ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE feedback ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE feedback ADD COLUMN answered_at INTEGER;   -- ms since 1970; NULL: not answered
ALTER TABLE feedback ADD COLUMN answered_by TEXT NOT NULL DEFAULT '';
UPDATE feedback SET feedback_no = 'K' || strftime('%Y%m%d', created_at / 1000, 'unixepoch') || '-' || printf('%08d', feedback_id);
CREATE UNIQUE INDEX feedback_number ON feedback (feedback_no);
CREATE INDEX feedback_of_user ON feedback (user_code, feedback_id) WHERE user_code IS NOT NULL;
CREATE INDEX feedback_open ON feedback (feedback_id) WHERE answered_at IS NULL;
