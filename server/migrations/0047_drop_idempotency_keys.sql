-- This table was never used: a repeated request is recognised by the `request_id` stored with its result.
drop table idempotency_keys;
