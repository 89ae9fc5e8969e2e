-- What the clinic says of itself. Each change is a row of its own; the newest holds, and the others are the history.
-- Without a row the defaults of domain/values/brand.ts hold.
create table public.clinic_settings (
  id uuid primary key,
  -- Counts the changes, so that of two who change it at once one is rejected.
  version integer not null unique check (version > 0),
  name text not null check (length(name) between 1 and 40),
  tagline text not null check (length(tagline) between 1 and 160),
  email text not null check (length(email) between 3 and 255),
  phone text not null check (length(phone) between 3 and 40),
  -- Its lines, with a line break between them.
  address text not null check (length(address) between 1 and 300),
  hours text not null check (length(hours) between 1 and 80),
  map_url text check (map_url ~ '^https://' and length(map_url) <= 500),
  store_links jsonb not null default '[]' check (jsonb_typeof(store_links) = 'array'),
  tpin text check (tpin ~ '^[0-9]{10}$'),
  -- How invoices are paid, in the words of the clinic.
  payment_text text check (length(payment_text) between 1 and 500),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now(),
  -- The name that emails come from, and the address that answers go to; null where it is that of the server.
  sender_name text check (length(sender_name) between 1 and 60),
  reply_to text check (length(reply_to) between 3 and 255),
  -- When the team works, for call-backs and alerts: days (ISO 8601: Monday is 1) and whole hours in Lusaka. The noon is
  -- always among them, so that there is a time to call.
  work_days integer[] not null default '{1,2,3,4,5}'
    check (cardinality(work_days) between 1 and 7 and work_days <@ '{1,2,3,4,5,6,7}'::integer[]),
  work_from integer not null default 8 check (work_from between 0 and 12),
  work_to integer not null default 17 check (work_to between 13 and 24)
);
comment on table public.clinic_settings is 'What the clinic says of itself, with the history of its changes';

create index clinic_settings_by_changer on public.clinic_settings (changed_by) where changed_by is not null;
