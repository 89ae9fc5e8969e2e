create table public.plans (
  key text primary key check (key ~ '^[a-z]+(-[a-z]+)*$' and length(key) <= 40),
  name text not null unique check (length(name) between 1 and 80),
  price_ngwee integer not null check (price_ngwee between 0 and 10000000),
  summary text not null check (length(summary) between 1 and 200),
  features text[] not null,
  is_recommended boolean not null default false,
  -- An add-on: a person has it beside a membership.
  is_add_on boolean not null default false,
  -- A plan that is not offered is not sold; a person who has it keeps it until its end.
  is_offered boolean not null default true,
  position integer not null,
  updated_at timestamptz(3) not null default now(),
  -- Always free (docs/specification.md, "Plans and prices"), and nothing else is: a free plan needs no payment.
  check ((key = 'student-wellness') = (price_ngwee = 0)),
  check (cardinality(features) <= 12)
);
