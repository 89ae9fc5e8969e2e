-- Money of a payment at the desk that its provider or an admin has reversed: the desk gives it back to the patient, and says
-- how. What the desk reversed by itself it gave back before.
create table public.payment_returns (
  payment_id uuid primary key references public.invoice_payments on delete cascade,
  asked_at timestamptz(3) not null default now(),
  -- How it went back: from the till of who gave it, from other cash of the clinic, by card, bank or mobile money. 'none' where
  -- no money had come. Null while it waits.
  way text check (way in ('till', 'clinic', 'card', 'bank', 'mobile', 'none')),
  till_id uuid references public.tills,
  -- The number of the slip or transfer, who gave the cash, or why nothing goes back.
  note text check (length(note) between 3 and 200),
  given_at timestamptz(3),
  given_by uuid references public.user_profiles on delete set null,
  constraint payment_returns_given check ((way is null) = (given_at is null)),
  constraint payment_returns_till check ((till_id is not null) = (way is not null and way = 'till')),
  constraint payment_returns_note check (way = 'till' or note is not null)
);
comment on table public.payment_returns is 'Money of reversed payments that the desk gives back, and how it did';

create index payment_returns_waiting on public.payment_returns (asked_at) where way is null;
create index payment_returns_of_till on public.payment_returns (till_id) where till_id is not null;
create index payment_returns_by_person on public.payment_returns (given_by) where given_by is not null;
