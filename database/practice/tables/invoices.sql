create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the patient's account has been erased: books are kept, without a name.
  patient_id uuid references public.user_profiles on delete set null,
  appointment_id uuid references public.appointments on delete set null,
  session_time timestamptz not null,
  session_type text not null check (session_type in ('Virtual', 'Phone', 'In-person')),
  -- Null as long as nobody has said what the session costs.
  amount_ngwee integer check (amount_ngwee between 0 and 10000000),
  status text not null default 'draft' check (status in ('draft', 'issued', 'paid', 'waived', 'void')),
  -- Given when it leaves the draft, by series and year in Lusaka, without a gap.
  number_year integer,
  number_serial integer check (number_serial > 0),
  -- A trigger writes it from series, year and serial.
  number text,
  issued_at timestamptz(3),
  paid_on date,
  paid_by text check (paid_by in ('cash', 'mobile money', 'bank', 'insurance', 'card')),
  waived_because text check (waived_because in ('membership', 'courtesy')),
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  -- The last day to pay, in Lusaka.
  due_on date,
  -- Why the provider made it void; its credit note says it too.
  void_because text check (length(void_because) between 1 and 200),
  -- Its provider's own series, or the one of the clinic, in which clinic_numbers has each number once.
  number_series text not null default 'provider' check (number_series in ('provider', 'clinic')),
  -- What it asks for where the visit was not held: the patient did not come, cancelled late, or
  -- moved late and then cancelled.
  charged_for text check (charged_for in ('missed', 'late', 'moved')),
  -- How much of the price the rule of the clinic asks for.
  charged_percent integer check (charged_percent between 1 and 100),
  -- The whole price; null where it was not known.
  visit_price_ngwee integer check (visit_price_ngwee between 0 and 10000000),
  -- How long before the visit it was cancelled, or moved.
  notice_minutes integer check (notice_minutes >= 0),
  constraint invoices_charge check ((charged_for is null) = (charged_percent is null) and (charged_for is not null or visit_price_ngwee is null)),
  constraint invoices_notice check ((notice_minutes is null) = (charged_for is null or charged_for = 'missed')),
  constraint invoices_number_once unique (provider_id, number_series, number_year, number_serial),
  check ((number_year is null) = (issued_at is null) and (number_serial is null) = (issued_at is null)),
  check (case status when 'draft' then issued_at is null when 'void' then true else issued_at is not null end),
  check (status not in ('issued', 'paid') or amount_ngwee is not null),
  check ((paid_on is null) = (paid_by is null)),
  check (case status when 'paid' then paid_on is not null when 'void' then true else paid_on is null end),
  check (case status when 'waived' then waived_because is not null when 'void' then true else waived_because is null end)
);

-- One for each session. What had a number and was called void has been drawn up anew.
create unique index invoices_one_for_a_session on public.invoices (appointment_id) where status <> 'void' or issued_at is null;
create index invoices_of_appointment on public.invoices (appointment_id);
create index invoices_of_provider on public.invoices (provider_id, session_time desc, id desc);
create index invoices_pending on public.invoices (provider_id) where status in ('draft', 'issued');
create index invoices_of_patient on public.invoices (patient_id, session_time desc);
create index invoices_unpaid on public.invoices (due_on) where status = 'issued';
create index invoices_by_issue on public.invoices (issued_at) where issued_at is not null;
