-- Class option: a student gets no new card of a level that only other students of the class have.
alter table classes add column new_cards_by_level boolean not null default false;
drop trigger classes_version on classes;
create trigger classes_version before update on classes for each row
  when ((old.name, old.level, old.wrong_goes_one_back, old.home_revision, old.new_cards_by_level)
    is distinct from (new.name, new.level, new.wrong_goes_one_back, new.home_revision, new.new_cards_by_level))
  execute function bump_version();
