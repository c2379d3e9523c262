-- When a student who was marked as present, and then started on a tablet, had been marked: a start under a wrong name
-- is withdrawn to this mark (docs/product: sessions.wrong-name).
alter table sessions_students add column date_marked timestamptz;
