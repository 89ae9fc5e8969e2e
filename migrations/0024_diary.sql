-- What the hub of diabetes care keeps besides readings: carbohydrates eaten, movement, and one's own
-- plan for sugar that is far out. Each person writes and sees their own; no provider and no admin sees any.

create table public.carbohydrate_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- In Lusaka.
  day date not null check (day between '2000-01-01' and '2199-12-31'),
  meal text not null check (meal in ('Breakfast', 'Lunch', 'Supper', 'Snack')),
  food text not null check (length(food) between 1 and 120),
  -- Null where the person does not know.
  grams integer check (grams between 0 and 500),
  created_at timestamptz(3) not null default now()
);
create index carbohydrate_entries_of_day on public.carbohydrate_entries (user_id, day desc, created_at desc);

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- In Lusaka.
  day date not null check (day between '2000-01-01' and '2199-12-31'),
  kind text not null check (kind in ('Walking', 'Field work', 'House work', 'Dancing', 'Football', 'Netball', 'Cycling', 'Running', 'Strength', 'Stretching', 'Something else')),
  minutes integer not null check (minutes between 1 and 600),
  effort text not null check (effort in ('Light', 'Moderate', 'Hard')),
  note text check (length(note) <= 300),
  created_at timestamptz(3) not null default now()
);
create index activities_of_day on public.activities (user_id, day desc, created_at desc);

do $$
declare
  t text;
  columns text;
begin
  for t, columns in values
    ('carbohydrate_entries', 'id, user_id, day, meal, food, grams'),
    ('activities', 'id, user_id, day, kind, minutes, effort, note')
  loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    -- Not when it was written.
    execute format('grant select, delete, insert (%s) on public.%I to authenticated', columns, t);
    execute format('grant select, insert, delete on public.%I to service_role', t);
    execute format('create policy "a person reads their own diary" on public.%I for select to authenticated using (user_id = (select auth.uid()))', t);
    execute format('create policy "a client writes their own diary while consent stands" on public.%I for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = ''client'' and (select accounts.consent_stands()))', t);
    execute format('create policy "a person takes out of their own diary" on public.%I for delete to authenticated using (user_id = (select auth.uid()))', t);
    execute format('create policy "the system exports, seeds and erases diaries" on public.%I for all to service_role using (true) with check (true)', t);
  end loop;
end $$;

create table public.action_plans (
  user_id uuid primary key references public.user_profiles on delete cascade,
  my_targets text not null default '' check (length(my_targets) <= 1000),
  when_low text not null default '' check (length(when_low) <= 1000),
  when_high text not null default '' check (length(when_high) <= 1000),
  call_name text not null default '' check (length(call_name) <= 120),
  call_phone text not null default '' check (length(call_phone) <= 40),
  clinic text not null default '' check (length(clinic) <= 1000),
  when_to_go text not null default '' check (length(when_to_go) <= 1000),
  -- Counts the changes, so that one that knew an older plan is refused.
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz(3) not null default now()
);
alter table public.action_plans enable row level security;
alter table public.action_plans force row level security;
grant select, delete on public.action_plans to authenticated;
grant insert (user_id, my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go) on public.action_plans to authenticated;
grant update (my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go, version, updated_at) on public.action_plans to authenticated;
grant select, insert, delete on public.action_plans to service_role;
create policy "a person reads their own action plan" on public.action_plans
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes their action plan while consent stands" on public.action_plans
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a client changes their action plan while consent stands" on public.action_plans
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person removes their action plan" on public.action_plans
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases action plans" on public.action_plans
  for all to service_role using (true) with check (true);

-- Names and portions of the library of foods, for whoever writes down what they ate; no prices.
create function plans.food_portions() returns table (name text, local_names text, portion text)
language sql stable security definer set search_path = '' as $$
  select f.name, f.local_names, f.portion from public.foods f order by f.name limit 1000
$$;
grant create on schema plans to service_role;
alter function plans.food_portions() owner to service_role;
revoke create on schema plans from service_role;
revoke all on function plans.food_portions() from public;
grant execute on function plans.food_portions() to authenticated;
