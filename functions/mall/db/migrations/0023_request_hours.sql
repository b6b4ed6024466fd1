-- How many requests a shop without the binding HEALTH has answered, by hour. It names no visitor. The schedule bounds its rows (functions/mall/health/store.ts).
CREATE TABLE request_hour (
  hour INTEGER NOT NULL,            -- its start, ms since 1970
  route TEXT NOT NULL,              -- pattern of the paths, such as /product_detail/*
  cache TEXT NOT NULL,              -- hit, stale, miss, none
  outcome TEXT NOT NULL,            -- 2xx to 5xx, shed, failing
  upstream INTEGER NOT NULL,        -- ms that they waited for the upstream, rounded up to a step; 0: no call
  views INTEGER NOT NULL CHECK (views > 0),
  PRIMARY KEY (hour, route, cache, outcome, upstream)
) WITHOUT ROWID;
