-- The configurable content of the portal: one row for each entry. Entries of a kind are shown in the order of their position.
CREATE TABLE content (
  kind TEXT NOT NULL,               -- menu, hotWord, searchWord, help, banner, floor, notice, friendlyLink, popup, discount, recommend
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  data TEXT NOT NULL,               -- JSON with the field names of the contract
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;

CREATE TABLE feedback (
  feedback_id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  content TEXT NOT NULL,
  contact TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL       -- ms since 1970
);

CREATE TABLE action_log (
  log_id INTEGER PRIMARY KEY,
  event_name TEXT NOT NULL,
  event_type TEXT NOT NULL,
  event TEXT NOT NULL,              -- JSON: the event as it was received
  created_at INTEGER NOT NULL       -- ms since 1970
);
