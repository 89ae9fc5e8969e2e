import { randomUUID } from 'node:crypto'
import { consentTo } from '#domain/accounts/consent.ts'
import type { Persona, TestApp } from './app.ts'
import { bookingIn, slotOn } from './booking.ts'

/** Records of people whom the clinic registers, with many kinds of things in them, and everything that they have. */
export type Content = Record<string, unknown[]>

export interface Clinic {
  app: TestApp
  admin: Persona
  desk: Persona
  doctor: Persona
}

export async function openClinic(app: TestApp): Promise<Clinic> {
  return {
    app,
    admin: await app.createPersona({ role: 'admin' }),
    desk: await app.createPersona({ role: 'front_desk' }),
    doctor: await bookingIn(() => app).provider({ profession: 'therapist' }),
  }
}

export function recordsIn(clinic: () => Clinic) {
  const call = async (path: string, body: object, as = clinic().desk) =>
    clinic().app.call('POST', `/api/${path}`, { as, body })

  return {
    register: async (more: object = {}): Promise<{ id: string; full_name: string }> => {
      const { status, body } = await call('clinic/patients', {
        id: randomUUID(),
        full_name: `Mary ${randomUUID().replaceAll(/[^a-z]/g, '')} Banda`,
        gender: 'female',
        born_in: 1984,
        phone_number: '0977 123 456',
        is_another_person: true,
        ...more,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },

    merge: (gone: { id: string }, stays: { id: string }, id: string = randomUUID()) =>
      call(
        'admin/patient-merges',
        { id, gone_id: gone.id, remaining_id: stays.id },
        clinic().admin,
      ),

    /** Makes a merge 30 days and a minute old; the trigger keeps its time, so the test sets it beside it. */
    makeOld: async (id: string): Promise<void> => {
      const { database } = clinic().app
      const trigger = (what: string) =>
        database.asOwner(
          `alter table accounts.patient_merges ${what} trigger patient_merges_keep_course`,
        )
      await trigger('disable')
      await database.asOwner(
        `update accounts.patient_merges set merged_at = now() - interval '30 days 1 minute' where id = $1`,
        [id],
      )
      await trigger('enable')
    },

    undo: (id: string) =>
      clinic().app.call('POST', `/api/admin/patient-merges/${id}/undo`, { as: clinic().admin }),

    book: (patient_id: string, days: number, provider = clinic().doctor) =>
      call('desk/appointments', {
        id: randomUUID(),
        patient_id,
        provider_id: provider.user_id,
        appointment_time: slotOn(days),
        session_type: 'In-person',
      }),

    agree: (id: string, ...purposes: string[]) =>
      call(`clinic/patients/${id}/consents`, {
        given_how: 'words',
        consents: purposes.map((purpose) => ({ id: randomUUID(), ...consentTo(purpose as never) })),
      }),

    withdraw: (id: string, purpose: string) =>
      call(`clinic/patients/${id}/consent-withdrawals`, { purpose }),

    /** Everything that these people have, by table: whole rows, without the merges and the trail. */
    contentOf: async (...ids: string[]): Promise<Content> => {
      const { database } = clinic().app
      const columns = (await database.asOwner(
        `select k.conrelid::regclass::text as "table", a.attname as "column"
         from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
         where k.contype = 'f' and k.confrelid in ('public.user_profiles'::regclass, 'accounts.users'::regclass)
           and k.conrelid::regclass::text not like 'accounts.patient_merge%' order by 1, 2`,
      )) as { table: string; column: string }[]
      const content: Content = {}
      const people = ['user_profiles', 'accounts.users'].map((table) => ({ table, column: 'id' }))
      for (const { table, column } of [...columns, ...people]) {
        const rows = await database.asOwner(
          `select to_jsonb(t) as row from ${table} t where ${column} = any ($1) order by to_jsonb(t)::text`,
          [ids],
        )
        if (rows.length > 0) content[`${table}.${column}`] = rows.map(({ row }) => row)
      }
      return content
    },
  }
}

/** Numbers below a limit that are the same for a seed. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** Rows of each kind that a record without a login can have, as often as they come up. */
export async function fillAtRandom(
  { app, doctor }: Clinic,
  records: ReturnType<typeof recordsIn>,
  seed: number,
  ...people: string[]
): Promise<void> {
  const below = numbersFrom(seed)
  const visits = `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
    select $1, $2, now() - (n * 7 + 1) * interval '1 day', 'In-person', 'completed' from generate_series(1, $3) n`
  const glucose = `insert into glucose_readings (user_id, glucose_level, entered_value, entered_unit, at_clinic, recorded_by)
    select $1, 99, 99, 'mg/dL', true, $2 from generate_series(1, $3)`
  const pressure = `insert into blood_pressure_readings (user_id, systolic, diastolic, at_clinic, recorded_by)
    select $1, 121, 81, true, $2 from generate_series(1, $3)`
  const shared = `insert into shared_notes (appointment_id, patient_id, provider_id, notes)
    select id, $1, $2, 'Rest' from appointments where patient_id = $1 and provider_id = $2 and status = 'completed' limit $3`
  const notes = `insert into session_notes (id, patient_id, provider_id, form, free_text, signed_at)
    select gen_random_uuid(), $1, $2, 'free', 'Rest', now() from generate_series(1, $3)`
  const once = [
    `insert into call_backs (id, user_id, starts_at, ends_at, phone_number)
      select gen_random_uuid(), $1, now() + interval '1 day', now() + interval '25 hours', '+260977000111' where $2::uuid is not null`,
    `insert into threads (patient_id, provider_id) values ($1, $2)`,
    `insert into safety_alerts (user_id, provider_id, raise_id) values ($1, $2, gen_random_uuid())`,
    `insert into attention_acknowledgements (id, provider_id, patient_id, reasons, note, return_on)
      values (gen_random_uuid(), $2, $1, '{"low_sugar": "2026-11-01"}', 'Seen', current_date + 7)`,
    `insert into questionnaire_requests (id, provider_id, patient_id, instrument, due_on)
      values (gen_random_uuid(), $2, $1, 'PHQ-9', current_date + 7)`,
    `insert into invoices (provider_id, patient_id, session_time, session_type, amount_ngwee)
      values ($2, $1, now() - interval '9 days', 'In-person', 20000)`,
  ]
  const colleagues = bookingIn(() => app)
  const screenings = `insert into screening_results (user_id, answers, results, instrument_versions, scoring_version, at_clinic, recorded_by)
    select $1, '{"PHQ-9": {"8": 1}}', '{"PHQ-9": 4}', '{}', '1', true, $2 from generate_series(1, $3)`
  for (const id of people) {
    for (const text of [visits, glucose, pressure, shared, notes, screenings])
      await app.database.asOwner(text, [id, doctor.user_id, below(4)])
    for (const text of once)
      if (below(3) > 0) await app.database.asOwner(text, [id, doctor.user_id])
    if (below(2) === 1)
      await records.book(
        id,
        40 + below(300),
        await colleagues.provider({ profession: 'therapist' }),
      )
    // Without it an open alert keeps them apart.
    await records.agree(id, 'safety_alerts')
    for (const purpose of ['health_data', 'clinic_readings', 'share_readings'])
      if (below(3) > 0) {
        await records.agree(id, purpose)
        if (below(2) === 1) await records.withdraw(id, purpose)
      }
  }
}
