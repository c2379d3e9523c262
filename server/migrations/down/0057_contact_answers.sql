drop index contact_messages_new, contact_messages_sender;
alter table contact_messages drop constraint contact_messages_answered, drop column search, drop column answered_by,
  drop column date_answer, drop column answer;
