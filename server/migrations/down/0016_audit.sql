drop table audit_events;
drop function audit_pseudonymise(text, int[], int[]);
drop function audit_forget(timestamptz, int);
drop function audit_events_append_only();
