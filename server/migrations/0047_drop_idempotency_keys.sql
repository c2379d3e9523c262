-- Nothing wrote it: a repeated request is recognised by the `request_id` of what it made.
drop table idempotency_keys;
