drop trigger classes_version on classes;
alter table classes drop column new_cards_by_level;
create trigger classes_version before update on classes for each row
  when ((old.name, old.level, old.wrong_goes_one_back, old.home_revision)
    is distinct from (new.name, new.level, new.wrong_goes_one_back, new.home_revision))
  execute function bump_version();
