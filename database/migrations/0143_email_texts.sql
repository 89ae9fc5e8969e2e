-- additive

-- Texts of emails in the words of an admin. Each change is a row of its own; of a key the newest holds, and the others
-- are the history. Without a row, and where the newest has no words, our text holds (domain/email-texts/registry.ts).
create table public.email_texts (
  id uuid primary key,
  key text not null check (key ~ '^[a-z_]{1,60}$'),
  -- Counts the changes of a key, so that of two who change it at once one is rejected.
  version integer not null check (version > 0),
  subject text check (length(subject) between 1 and 120),
  body text check (length(body) between 1 and 3000),
  button text check (length(button) between 1 and 40),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now(),
  constraint email_texts_whole check (num_nulls(subject, body, button) in (0, 3)),
  constraint email_texts_once unique (key, version)
);
comment on table public.email_texts is 'Texts of emails in the words of an admin, with the history of their changes';

create index email_texts_by_changer on public.email_texts (changed_by) where changed_by is not null;

-- Who emails come from, in the mailbox of their reader.
alter table public.clinic_settings add column sender_name text check (length(sender_name) between 1 and 60);
alter table public.clinic_settings add column reply_to text check (length(reply_to) between 3 and 255);
