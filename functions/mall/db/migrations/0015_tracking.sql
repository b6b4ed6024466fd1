-- What reports count, beside the event as it was received. `created_at` is when the mall received it.
ALTER TABLE action_log ADD COLUMN page TEXT NOT NULL DEFAULT '';      -- kind of the page, such as home, product_detail, product_list/search
ALTER TABLE action_log ADD COLUMN channel TEXT NOT NULL DEFAULT '';
ALTER TABLE action_log ADD COLUMN word TEXT;                          -- visits of a list of a search: what was searched, in lower case
ALTER TABLE action_log ADD COLUMN found INTEGER;                      -- and how many parts were found; NULL: the list was narrowed, or it is not known
CREATE INDEX action_log_by_time ON action_log (created_at);
