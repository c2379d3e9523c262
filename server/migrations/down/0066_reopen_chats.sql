drop trigger operations_reopen_chats on operations;
drop function reopen_chats();
