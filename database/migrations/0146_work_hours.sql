-- additive

alter table public.clinic_settings add column work_days integer[] not null default '{1,2,3,4,5}'
  check (cardinality(work_days) between 1 and 7 and work_days <@ '{1,2,3,4,5,6,7}'::integer[]);
alter table public.clinic_settings add column work_from integer not null default 8 check (work_from between 0 and 12);
alter table public.clinic_settings add column work_to integer not null default 17 check (work_to between 13 and 24);
