-- Blood pressure and glucose, as people measure them at home.

create table public.blood_pressure_readings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  systolic integer not null check (systolic between 50 and 300),
  diastolic integer not null check (diastolic between 30 and 200),
  pulse integer check (pulse between 20 and 300),
  notes text check (length(notes) <= 1000),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  check (diastolic < systolic)
);
create index blood_pressure_readings_newest on public.blood_pressure_readings (user_id, created_at desc, id desc);

create table public.glucose_readings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- mg/dL, the canonical unit; what was typed stands beside it, and decides the category.
  glucose_level double precision not null check (glucose_level between 10 and 901),
  entered_value double precision not null,
  entered_unit text not null check (entered_unit in ('mg/dL', 'mmol/L')),
  context text check (context in ('Fasting', 'Before Meal', 'After Meal', 'Bedtime')),
  notes text check (length(notes) <= 1000),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  check (case entered_unit when 'mg/dL' then entered_value between 10 and 900 else entered_value between 0.6 and 50 end)
);
create index glucose_readings_newest on public.glucose_readings (user_id, created_at desc, id desc);

do $$
declare t text;
begin
  foreach t in array array['blood_pressure_readings', 'glucose_readings'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('grant select, insert on public.%I to authenticated', t);
    execute format('grant select, insert, delete on public.%I to service_role', t);
    execute format('create policy "a person reads their own readings" on public.%I for select to authenticated using (user_id = (select auth.uid()))', t);
    execute format('create policy "a client logs their own readings while consent stands" on public.%I for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = ''client'' and (select accounts.consent_stands()))', t);
    execute format('create policy "the system exports, seeds and erases readings" on public.%I for all to service_role using (true) with check (true)', t);
  end loop;
end $$;
