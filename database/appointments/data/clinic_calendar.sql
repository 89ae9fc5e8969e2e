-- From these two blocks come the six starts of the specification: 09:00, 10:00, 11:00, 14:00, 15:00 and 16:00. Which
-- days are worked is each provider's to say.
insert into public.clinic_calendar default values;
insert into public.opening_hours (weekday, starts_at, ends_at)
  select weekday, block.starts_at, block.ends_at from generate_series(1, 7) as weekday
  cross join (values (time '09:00', time '12:00'), (time '14:00', time '17:00')) as block (starts_at, ends_at);
