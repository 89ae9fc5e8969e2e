-- additive
-- A link for a new password works until one is saved; every other one, such as that of a login, works once.
alter table accounts.one_time_tokens add column leads_to_password boolean not null default false;
