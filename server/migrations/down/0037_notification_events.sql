drop trigger schools_version on schools;
create trigger schools_version before update on schools for each row
  when ((old.name, old.description, old.code, old.phone, old.mail, old.address, old.address_comp, old.address_postal_code, old.address_city,
    old.holiday_zone, old.status, old.offers_id, old.invoice_periodicity, old.nb_students_max, old.nb_teachers_max, old.nb_physical_boxes,
    old.is_digital, old.date_expiration)
    is distinct from (new.name, new.description, new.code, new.phone, new.mail, new.address, new.address_comp, new.address_postal_code, new.address_city,
    new.holiday_zone, new.status, new.offers_id, new.invoice_periodicity, new.nb_students_max, new.nb_teachers_max, new.nb_physical_boxes,
    new.is_digital, new.date_expiration))
  execute function bump_version();
alter table schools drop column quiet_holidays, drop column quiet_weekends, drop column quiet_end, drop column quiet_start;
alter table authentications drop column invited_by;
drop table notification_preferences;
drop index notifications_users_unmailed;
alter table notifications_users drop column date_mailed, drop column date_mail, drop column is_shown;
drop index notifications_set_once;
drop index notifications_revision_a_day;
drop index notifications_unannounced;
drop index notifications_student;
drop index notifications_school;
alter table notifications drop column is_announced, drop column date_visible, drop column schools_id, drop column params, drop column kind;
