-- URL that unsubscribes the recipient, sent as List-Unsubscribe (RFC 8058); null for mails about the account itself.
alter table mails add column unsubscribe_url text;
