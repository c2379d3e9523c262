alter table mails drop column unsubscribe_url;
