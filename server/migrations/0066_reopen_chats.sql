-- Undoing an operation reopens the conversations that it closed by moving students, unless the student has another
-- open conversation (docs/product/messaging.md). A trigger does it, since school admins can't access conversations.
create function reopen_chats() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reopened record;
begin
  for reopened in
    -- Closing in the operation's transaction gave date_close the operation's time. The student must be back in the class.
    update chats set date_close = null from students
      where chats.students_id = students.id and students.schools_id = new.schools_id
        and chats.date_close = new.date_create and chats.classes_id = students.classes_id
        and not exists (select from chats other where other.students_id = students.id and other.date_close is null)
      returning chats.id, chats.students_id, chats.classes_id
  loop
    delete from chats_participants where chats_id = reopened.id;
    perform publish_chat_event(
      array(select distinct person.authentications_id from chat_people(reopened.students_id, reopened.classes_id) person),
      reopened.id, 'OPENED');
  end loop;
  return null;
end $$;
create trigger operations_reopen_chats after update of date_undone on operations for each row
  when (old.date_undone is null and new.date_undone is not null) execute function reopen_chats();
select app_grant();
