alter table cards drop column qr_code;
