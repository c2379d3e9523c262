-- The version of an announcement, so that concurrent edits by two superadmins are detected. Changes of the form's
-- columns increment it. Schools are rows of another table: the update that changes them increments the version itself.
alter table announcements add column version int not null default 1;
create trigger announcements_version before update on announcements for each row
  when ((old.level, old.content_fr, old.content_en, old.target, old.offers, old.date_start, old.date_end)
    is distinct from (new.level, new.content_fr, new.content_en, new.target, new.offers, new.date_start, new.date_end))
  execute function bump_version();
