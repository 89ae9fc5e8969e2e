create table public.carbohydrate_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- In Lusaka.
  day date not null check (day between '2000-01-01' and '2199-12-31'),
  meal text not null check (meal in ('Breakfast', 'Lunch', 'Supper', 'Snack')),
  food text not null check (length(food) between 1 and 120),
  -- Null where the person does not know.
  grams integer check (grams between 0 and 500),
  created_at timestamptz(3) not null default now(),
  -- When it was last corrected; null where it is as it was noted.
  corrected_at timestamptz(3)
);

create index carbohydrate_entries_of_day on public.carbohydrate_entries (user_id, day desc, created_at desc);
