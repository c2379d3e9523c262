-- Violations of the page's Content-Security-Policy, counted by hour: directives, origins and files of the portal, no
-- personal data.
create table csp_reports (
  date_hour timestamptz not null,
  directive text not null check (length(directive) <= 40),
  blocked text not null check (length(blocked) <= 120),
  source text not null check (length(source) <= 120),
  nb int not null check (nb > 0),
  date_last timestamptz not null default now(),
  primary key (date_hour, directive, blocked, source)
);
select app_protect('csp_reports', 'false', 'false');

select app_grant();
