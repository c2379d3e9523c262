-- The picture by which a child finds their own name: 8 × drawing + colour, of 32 drawings in 8 colours
-- (shared-ui/child-picture). It is stored, so that it stays the same when classmates join or leave the class.
alter table students add column picture smallint check (picture between 0 and 255);

-- The picture of a student in a class: a picture that no classmate has, with the least used drawing, as close as
-- possible to the picture derived from the id.
create function app_free_picture(student int, class int) returns smallint language sql stable set search_path = public, pg_temp as $$
  with taken as (select s.picture from students s where s.classes_id = class and s.id <> student and s.picture is not null)
  select p::smallint from generate_series(0, 255) p
  left join (select picture, count(*) as n from taken group by 1) same on same.picture = p
  left join (select picture / 8 as drawing, count(*) as n from taken group by 1) alike on alike.drawing = p / 8
  order by coalesce(same.n, 0), coalesce(alike.n, 0), mod(p / 8 - mod(student, 32) + 32, 32),
    mod(mod(p, 8) - mod(mod(student, 8) * 5 + mod(student / 32, 8), 8) + 8, 8)
  limit 1 $$;

-- Until now pictures were derived from the ids of a class: students who had the drawing of their own id keep it.
update students s set picture = 8 * mod(s.id, 32) + mod(mod(s.id, 8) * 5 + mod(s.id / 32, 8), 8)
from (select distinct on (classes_id, mod(id, 32)) id from students where classes_id is not null order by classes_id, mod(id, 32), id) first
where first.id = s.id;
update students set picture = 8 * mod(id, 32) + mod(mod(id, 8) * 5 + mod(id / 32, 8), 8) where classes_id is null;
do $$
declare left_over record;
begin
  for left_over in select id, classes_id from students where picture is null order by id loop
    update students set picture = app_free_picture(left_over.id, left_over.classes_id) where id = left_over.id;
  end loop;
end $$;
alter table students alter column picture set not null;

-- Gives a picture that no classmate has to a new student, and to a student who joins a class in which a classmate has
-- the same drawing.
create function give_picture() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.picture is not null then return new; end if;
  if tg_op = 'UPDATE' and (new.classes_id is null or new.classes_id is not distinct from old.classes_id) then return new; end if;
  -- A lock on the school's row makes concurrent requests wait, so that they do not take the same picture.
  if new.classes_id is not null then perform from schools where id = new.schools_id for no key update; end if;
  if tg_op = 'INSERT' or exists (
    select from students s where s.classes_id = new.classes_id and s.id <> new.id and s.picture / 8 = new.picture / 8)
  then
    new.picture := app_free_picture(new.id, new.classes_id);
  end if;
  return new;
end $$;
create trigger students_give_picture before insert or update of classes_id on students for each row execute function give_picture();
