-- Foods of Zambian kitchens and markets with household portions. Prices are what a dietitian last saw;
-- none is made up, so there is none at first.
create table public.foods (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 120),
  local_names text check (length(local_names) <= 200),
  food_group text not null check (food_group in ('Staples', 'Leaves and vegetables', 'Beans, peas and nuts', 'Fish, meat, eggs and insects', 'Milk', 'Fruit', 'Fats', 'Drinks', 'Others')),
  -- One portion in a household measure, for an adult.
  portion text not null check (length(portion) between 1 and 200),
  price_ngwee integer check (price_ngwee between 0 and 100000000),
  -- What the price buys: "a heap", "1 kg".
  price_per text check (length(price_per) between 1 and 60),
  price_seen_at timestamptz(3),
  updated_by uuid references public.user_profiles on delete set null,
  updated_at timestamptz(3) not null default now(),
  check ((price_ngwee is null) = (price_per is null)),
  check ((price_ngwee is null) = (price_seen_at is null))
);

create index foods_by_editor on public.foods (updated_by) where updated_by is not null;
