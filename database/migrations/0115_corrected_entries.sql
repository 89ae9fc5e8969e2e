-- additive

-- A provider corrects or removes what was entered at a clinic, and says why where another provider entered it.
alter table public.reading_versions add column reason text check (length(reason) between 1 and 300);
