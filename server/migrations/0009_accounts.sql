-- The school that created an account without a person: only this school may add the person. Null for an account that a
-- superadmin created.
alter table authentications add column asking_schools_id int references schools on delete set null;
