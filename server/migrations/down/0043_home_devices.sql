drop table home_codes;
drop table home_devices;
drop trigger classes_version on classes;
alter table classes drop column home_revision;
create trigger classes_version before update on classes for each row
  when ((old.name, old.level, old.wrong_goes_one_back)
    is distinct from (new.name, new.level, new.wrong_goes_one_back))
  execute function bump_version();
