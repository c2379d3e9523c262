-- Someone joins a conversation that already exists: a new teacher of its class, or a further follower. The messages
-- that a teacher, or a follower, had read before don't count as unread for them [messaging.joined].
alter table chats_reads add column unread_after int not null default 0;
comment on column chats_reads.unread_after is 'Messages up to this id do not count as unread.';

-- Remembers, for an account that joins an open conversation, the last message read by the accounts of its side: those
-- that are followers of the student, or those that are not.
create function join_chat(account int, chat int, student int, is_follower boolean)
  returns void language sql set search_path = public, pg_temp as $$
  insert into chats_reads (chats_id, authentications_id, messages_id, unread_after)
    select chat, account, 0, max(reads.messages_id)
    from chats_reads reads
    where reads.chats_id = chat
      and is_follower = exists (
        select from users join users_students on users_students.users_id = users.id
        where users.authentications_id = reads.authentications_id and users_students.students_id = student)
    having max(reads.messages_id) > 0
  on conflict do nothing $$;

-- A conversation that another transaction is closing is skipped: waiting for it could deadlock.
create function join_chats_of_student() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform join_chat(joined.account, joined.chat, new.students_id, true) from (
    select users.authentications_id as account, chats.id as chat
    from users join chats on chats.students_id = new.students_id and chats.date_close is null
    where users.id = new.users_id and users.authentications_id is not null
    for key share of chats skip locked) joined;
  return null;
end $$;
create trigger users_students_join_chats after insert on users_students for each row execute function join_chats_of_student();

create function join_chats_of_class() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform join_chat(joined.account, joined.chat, joined.student, false) from (
    select users.authentications_id as account, chats.id as chat, students.id as student
    from users join students on students.classes_id = new.classes_id
      join chats on chats.students_id = students.id and chats.date_close is null
    where users.id = new.users_pro_id and users.authentications_id is not null
    for key share of chats skip locked) joined;
  return null;
end $$;
create trigger classes_users_pro_join_chats after insert on classes_users_pro for each row execute function join_chats_of_class();
