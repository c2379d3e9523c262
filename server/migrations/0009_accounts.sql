-- The school that asked for an account which has no person yet: only there may its person be added. Null: the provider did.
alter table authentications add column asking_schools_id int references schools on delete set null;
