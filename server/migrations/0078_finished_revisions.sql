-- Whether the student answered all their cards. An ended revision that was not finished was ended by the closing of the
-- session, or because the student left the class. Before, it was told from finished ones by the time of the closing.
alter table sessions_students add column has_finished boolean not null default false;
update sessions_students
set has_finished = true
from sessions
where sessions.id = sessions_students.sessions_id
  and sessions_students.status = 'ENDED'
  and sessions_students.epoch is not null
  and sessions_students.date_end is distinct from sessions.date_close;
alter table sessions_students add constraint finished_revisions_are_ended check (status = 'ENDED' or not has_finished);
