-- The school that created an account which has no person yet: only that school may add its person. Null: a superadmin created it.
alter table authentications add column asking_schools_id int references schools on delete set null;
