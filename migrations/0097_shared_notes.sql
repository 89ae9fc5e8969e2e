-- additive
-- A provider's notes on an appointment stay private, in `appointments.notes`. What they share with the patient of a held
-- session is a row of its own, so that no call of a patient reads a table for it that has private words in the same column.

create table public.shared_notes (
  appointment_id uuid primary key references public.appointments on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- The patient keeps the note when its provider erases their account.
  provider_id uuid references public.user_profiles on delete set null,
  notes text not null check (length(notes) between 1 and 2000),
  shared_at timestamptz(3) not null default now(),
  changed_at timestamptz(3)
);
create index shared_notes_of_patient on public.shared_notes (patient_id);
create index shared_notes_of_provider on public.shared_notes (provider_id);
comment on table public.shared_notes is 'Notes on a held session that its provider shared with its patient';
comment on column public.shared_notes.changed_at is 'When the provider last corrected it; null where they have not';

alter table public.shared_notes enable row level security;
alter table public.shared_notes force row level security;
revoke all on public.shared_notes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.shared_notes to service_role;
create policy "the system keeps shared notes" on public.shared_notes for all to service_role using (true) with check (true);
grant select on public.shared_notes to authenticated;
create policy "a patient reads the notes shared with them" on public.shared_notes for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a provider in practice reads the notes they shared" on public.shared_notes for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));

-- The provider of a held session shares notes with its patient, or corrects them; nothing makes them private again.
-- Where they were private before, `replaced` is what the provider saw: it is deleted unless it has changed since.
-- A correction names the shared notes that it corrects: another window or a late retry replaces nothing unseen.
-- `shared`; `changed`; `again`: it is so already; `stale`; `not_held`. Null where the caller has no such session.
create function practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
  known public.shared_notes;
begin
  select * into session from public.appointments a where a.id = appointment and a.provider_id = auth.uid()
    and practice.is_in_practice(auth.uid()) for update;
  if not found then return null; end if;
  select * into known from public.shared_notes n where n.appointment_id = appointment;
  if found then
    if known.notes = new_notes then return 'again'; end if;
    if known.notes is distinct from corrected then return 'stale'; end if;
    update public.shared_notes n set notes = new_notes, changed_at = now() where n.appointment_id = appointment;
    return 'changed';
  end if;
  if session.status <> 'completed' or session.outcome <> 'held' then return 'not_held'; end if;
  insert into public.shared_notes (appointment_id, patient_id, provider_id, notes)
    values (appointment, session.patient_id, session.provider_id, new_notes);
  update public.appointments a set notes = null where a.id = appointment and a.notes = replaced;
  return 'shared';
end $$;
grant create on schema practice to service_role;
alter function practice.share_notes(uuid, text, text, text) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.share_notes(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function practice.share_notes(uuid, text, text, text) to authenticated;
