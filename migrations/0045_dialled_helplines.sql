-- The day that the lines were made with was the day of their sources: no admin has dialled them. Null is
-- "not yet dialled by us", which callers read and which reminds admins.
alter table public.crisis_lines alter column last_checked drop not null;
comment on column public.crisis_lines.last_checked is 'The day on which an admin last dialled it, in Lusaka; null where none has.';
alter table public.crisis_lines no force row level security;
update public.crisis_lines set last_checked = null where last_checked = '2026-11-01' and version = 1;
alter table public.crisis_lines force row level security;
