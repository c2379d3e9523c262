drop index history_attach_requests;
