-- What an insurer pays for a visit of a type: an amount, never more than the price, or a part of the price.
create table public.insurer_shares (
  insurer_id uuid not null references public.insurers on delete cascade,
  visit_type_id uuid not null references public.visit_types on delete cascade,
  amount_ngwee integer check (amount_ngwee between 1 and 10000000),
  percent integer check (percent between 1 and 100),
  primary key (insurer_id, visit_type_id),
  constraint insurer_shares_one_way check ((amount_ngwee is null) <> (percent is null))
);
comment on table public.insurer_shares is 'What an insurer pays for a visit of a type';

create index insurer_shares_of_type on public.insurer_shares (visit_type_id);
