-- additive

-- The logo of the clinic, drawn by the server. Each change is a row of its own; the newest holds, and the others are the
-- history. Without a row, and where the newest has no picture, pages have the usual mark.
create table public.clinic_logos (
  id uuid primary key,
  -- Counts the changes, so that of two who change it at once one is rejected.
  version integer not null unique check (version > 0),
  -- As pages, emails and documents show it.
  picture bytea check (length(picture) between 1 and 300000),
  -- On a whole square, for the screen of a phone.
  icon bytea check (length(icon) between 1 and 300000),
  -- Of the picture; it names its address.
  digest text check (digest ~ '^[A-Za-z0-9_-]{22}$'),
  -- In pixels of a page, with which no page moves when the picture comes.
  width integer check (width between 1 and 120),
  height integer check (height between 1 and 32),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now(),
  constraint clinic_logos_whole check (num_nulls(picture, icon, digest, width, height) in (0, 5))
);
comment on table public.clinic_logos is 'The logo of the clinic, with the history of its changes';

create index clinic_logos_by_changer on public.clinic_logos (changed_by) where changed_by is not null;
create index clinic_logos_by_digest on public.clinic_logos (digest) where digest is not null;
