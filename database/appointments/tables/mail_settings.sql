-- A person without a row here gets all of them.
create table public.mail_settings (
  user_id uuid primary key references public.user_profiles on delete cascade,
  appointments boolean not null default true,
  reminders boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  messages boolean not null default true
);
