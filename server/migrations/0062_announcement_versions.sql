-- Two superadmins who edit one announcement learn of each other. What a form sends changes the version, the end or a notification does not;
-- schools are rows of another table, so the update that changes them counts it.
alter table announcements add column version int not null default 1;
create trigger announcements_version before update on announcements for each row
  when ((old.level, old.content_fr, old.content_en, old.target, old.offers, old.date_start, old.date_end)
    is distinct from (new.level, new.content_fr, new.content_en, new.target, new.offers, new.date_start, new.date_end))
  execute function bump_version();
