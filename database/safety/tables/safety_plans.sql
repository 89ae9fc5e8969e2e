-- A person's plan for hard times, in their own words.
create table public.safety_plans (
  user_id uuid primary key references public.user_profiles on delete cascade,
  warning_signs text not null default '' check (length(warning_signs) <= 2000),
  things_i_can_do text not null default '' check (length(things_i_can_do) <= 2000),
  people_and_places text not null default '' check (length(people_and_places) <= 2000),
  people_to_ask text not null default '' check (length(people_to_ask) <= 2000),
  professionals text not null default '' check (length(professionals) <= 2000),
  making_it_safer text not null default '' check (length(making_it_safer) <= 2000),
  updated_at timestamptz not null default now()
);
