-- The columns carry the names of the form's fields, which the specification keeps: docs/specification.md, "Field names".
create table public.intake_forms (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  "fullName" text not null check (length("fullName") between 1 and 200),
  "dateOfBirth" date not null,
  phone text not null check (length(phone) between 1 and 30),
  address text not null check (length(address) between 1 and 500),
  "emergencyContact" text not null check (length("emergencyContact") between 1 and 200),
  "emergencyPhone" text not null check (length("emergencyPhone") between 1 and 30),
  "medicalHistory" text check (length("medicalHistory") <= 2000),
  "currentMedications" text check (length("currentMedications") <= 2000),
  allergies text check (length(allergies) <= 2000),
  "reasonForVisit" text not null check (length("reasonForVisit") between 1 and 2000),
  "insuranceProvider" text check (length("insuranceProvider") <= 200),
  "insuranceNumber" text check (length("insuranceNumber") <= 60),
  -- When it arrived, by this clock: a phone may have kept it for days.
  "submittedAt" timestamptz(3) not null default now()
);

create index intake_forms_newest on public.intake_forms (user_id, "submittedAt" desc, id desc);
