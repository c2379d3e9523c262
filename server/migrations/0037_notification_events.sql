-- Notifications are created by events (server/notifications/notifications.rules.ts). `title` and `content` contain the
-- French text; `kind` and `params` render it in another language. The text of a row without a kind is not rendered
-- again.
alter table notifications
  add column kind text,
  add column params jsonb not null default '{}',
  add column schools_id int references schools on delete cascade,
  -- Not shown before this time: the end of the school's quiet hours.
  add column date_visible timestamptz not null default now(),
  -- Whether open pages were notified when it became visible.
  add column is_announced boolean not null default true;
update notifications set date_visible = date_create;
create index notifications_school on notifications (schools_id);
create index notifications_student on notifications (students_id);
create index notifications_unannounced on notifications (date_visible) where not is_announced;
-- One notification about revisions per student and day, and one per student and acquired pack, even if two requests
-- cause it concurrently.
create unique index notifications_revision_a_day on notifications (students_id, ((date_create at time zone 'Europe/Paris')::date))
  where kind = 'REVISION_ENDED';
create unique index notifications_set_once on notifications (students_id, (params ->> 'pack_id')) where kind = 'SET_ACQUIRED';

alter table notifications_users
  -- False for people who want the notification by mail only.
  add column is_shown boolean not null default true,
  -- When its mail may be sent; null without a mail.
  add column date_mail timestamptz,
  add column date_mailed timestamptz;
create index notifications_users_unmailed on notifications_users (date_mail) where date_mail is not null and date_mailed is null;

-- An account's choice for a kind of notification; without a row the kind's defaults apply.
create table notification_preferences (
  authentications_id int not null references authentications on delete cascade,
  kind text not null,
  portal boolean not null,
  email boolean not null,
  primary key (authentications_id, kind)
);
select app_protect('notification_preferences', 'authentications_id = {account}');

-- The account that sent the last invitation, by mail or paper slip.
alter table authentications add column invited_by int references authentications on delete set null;
create index authentications_invited_by on authentications (invited_by) where invited_by is not null;

-- Hours and days in which no notifications and mails of the school are sent. Equal hours: no quiet hours at night.
alter table schools
  add column quiet_start text not null default '19:00' constraint schools_quiet_start check (quiet_start ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column quiet_end text not null default '07:30' constraint schools_quiet_end check (quiet_end ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column quiet_weekends boolean not null default true,
  add column quiet_holidays boolean not null default true;
drop trigger schools_version on schools;
create trigger schools_version before update on schools for each row
  when ((old.name, old.description, old.code, old.phone, old.mail, old.address, old.address_comp, old.address_postal_code, old.address_city,
    old.holiday_zone, old.status, old.offers_id, old.invoice_periodicity, old.nb_students_max, old.nb_teachers_max, old.nb_physical_boxes,
    old.is_digital, old.date_expiration, old.quiet_start, old.quiet_end, old.quiet_weekends, old.quiet_holidays)
    is distinct from (new.name, new.description, new.code, new.phone, new.mail, new.address, new.address_comp, new.address_postal_code, new.address_city,
    new.holiday_zone, new.status, new.offers_id, new.invoice_periodicity, new.nb_students_max, new.nb_teachers_max, new.nb_physical_boxes,
    new.is_digital, new.date_expiration, new.quiet_start, new.quiet_end, new.quiet_weekends, new.quiet_holidays))
  execute function bump_version();

select app_grant();
