import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ActorName,
  actors,
  type Cast,
  fillTables,
  type Person,
  tryTable,
} from './support/access.ts'
import { accessTable, openSchemas, powerfulFunctions } from './support/access-table.ts'
import { recordWithoutLogin } from './support/access-registrations.ts'
import { readCatalogue, reviewGrants, reviewTables } from './support/catalogue.ts'
import { isSupabase, type TestDatabase } from './support/database.ts'
import { expectNoIssues } from './support/gate.ts'
import { openTestApp, type PersonaTraits, type TestApp } from './support/app.ts'

const traits: Record<ActorName, PersonaTraits> = {
  nobody: {},
  'client A': {},
  'client B': {},
  student: { is_student: true },
  'approved provider without relation': { role: 'provider' },
  // This provider is related to a patient by an appointment, the patient's consents, and a meal plan.
  'approved provider with relation': { role: 'provider', profession: 'dietitian' },
  // And this one only by an exercise plan.
  'fitness expert with relation': { role: 'provider', profession: 'fitness expert' },
  'pending provider': { role: 'provider', provider_status: 'pending' },
  admin: { role: 'admin' },
  // Has a record as a patient from before, which its account never gets: what it may not read must be there.
  'front desk': {},
  'suspended user': { isSuspended: true },
  'client with forged metadata': {},
  'the system': {},
}

/** As no admin can: the table keeps an account with a record from the front desk. */
async function makeDesk(database: TestDatabase, id: string) {
  await database.asOwner('alter table user_profiles disable trigger profiles_keep_desk_from_record')
  await database.asOwner(`update user_profiles set role = 'front_desk' where id = $1`, [id])
  await database.asOwner('alter table user_profiles enable trigger profiles_keep_desk_from_record')
}

describe('the access to every table', () => {
  let app: TestApp
  let cast: Cast

  beforeAll(async () => {
    app = await openTestApp()
    const persona = async (given?: PersonaTraits): Promise<Person> => {
      const { user_id, email, session_id } = await app.createPersona(given)
      return { id: user_id, email, session_id }
    }
    const people: Partial<Record<ActorName, Person>> = {}
    for (const actor of actors) people[actor] = await persona(traits[actor])
    cast = {
      actors: people as Record<ActorName, Person>,
      related: await persona(),
      stranger: await persona(),
    }
    for (const person of [...Object.values(cast.actors), cast.related, cast.stranger])
      for (const which of ['gone', 'stays'] as const) {
        const id = recordWithoutLogin(person, which)
        await app.database.asOwner(`insert into accounts.users (id) values (${id})`)
        await app.database.asOwner(`insert into user_profiles (id, role) values (${id}, 'client')`)
      }
    await fillTables(app.database, accessTable, cast)
    await makeDesk(app.database, cast.actors['front desk'].id)
    await app.database.asOwner(
      `update accounts.users set user_metadata = $1, app_metadata = $1 where id = $2`,
      [JSON.stringify({ role: 'admin' }), cast.actors['client with forged metadata'].id],
    )
  })
  afterAll(() => app.close())

  it('is reviewed: row-level security on and forced, each grant and each policy', async () => {
    expectNoIssues(await reviewTables(app.database, accessTable))
  })

  it('has no other way in: powerful functions and schemas are reviewed too', async () => {
    const { auth, ...schemas } = openSchemas
    const reviewed = {
      functions: powerfulFunctions,
      schemas: isSupabase
        ? { ...schemas, extensions: 'anon, authenticated, service_role' }
        : { ...schemas, auth: auth! },
    }
    expectNoIssues(await reviewGrants(app.database, reviewed))
    for (const opening of [
      `create function public.leak() returns bigint security definer language sql as 'select count(*) from accounts.users'`,
      'alter function accounts.actor_role() reset search_path',
      'grant usage on schema accounts to anon',
      'grant execute on function accounts.admit(text, boolean) to anon',
    ]) {
      await app.database.asOwner('begin')
      await app.database.asOwner(opening)
      expect(await reviewGrants(app.database, reviewed), opening).not.toEqual([])
      await app.database.asOwner('rollback')
    }
  })

  it.each(Object.keys(accessTable))('%s does for each actor what was reviewed', async (name) => {
    expectNoIssues(await tryTable(app.database, name, accessTable[name]!, cast))
  })

  it('would be missed if a new table came without review', async () => {
    await app.database.asOwner('begin')
    await app.database.asOwner(
      'create table public.new_notes (user_id uuid, words text not null, at timestamptz not null)',
    )
    const [written] = await reviewTables(app.database, accessTable, 'public.new_notes')
    await app.database.asOwner(
      `select platform.protect_own_rows('public.new_notes', inserted => '{user_id, words, at}')`,
    )
    const [protectedOnes] = await reviewTables(app.database, accessTable, 'public.new_notes')
    await app.database.asOwner('rollback')
    expect(written).toContain('public.new_notes is not in the reviewed table of access.')
    expect(written).toContain('belongsTo: byUserId')
    expect(protectedOnes).toContain(
      [
        `  'public.new_notes': ownRows(`,
        `    { insert: 'user_id, words, at' },`,
        "    { words: `'…'`, at: 'now()' },",
        `    'at = at',`,
        '  ),',
      ].join('\n'),
    )
  })

  // All read policies are alike: where there are several, only one is checked. It takes minutes: not in the core.
  it.runIf(process.env.TEST_MUTANTS === 'true')(
    'detects every weakened policy, grant and switch',
    async () => {
      const unnoticed: string[] = []
      const byReviewAlone: string[] = []
      let count = 0
      for (const [name, table] of Object.entries(await readCatalogue(app.database))) {
        for (const mutation of mutationsOf(name, table.policies)) {
          count += 1
          await app.database.asOwner('begin')
          await app.database.asOwner(mutation)
          const reviewed = await reviewTables(app.database, accessTable, name)
          const tried = await tryTable(app.database, name, accessTable[name]!, cast)
          await app.database.asOwner('rollback')
          if (reviewed.length === 0) unnoticed.push(mutation)
          if (tried.length === 0) byReviewAlone.push(mutation)
        }
      }
      expect(unnoticed).toEqual([])
      expect(count).toBeGreaterThan(100)
      // What changes nothing that an actor can do today is left to the review of the catalogue.
      expect(byReviewAlone.filter((mutation) => !isWithoutEffect(mutation))).toEqual([])
    },
  )
})

/** Each way of weakening the protection of one table, as one statement of SQL. */
function mutationsOf(name: string, policies: Record<string, string>): string[] {
  return [
    `alter table ${name} disable row level security`,
    `alter table ${name} no force row level security`,
    ...['select', 'insert', 'update', 'delete'].flatMap((right) => [
      `grant ${right} on ${name} to anon`,
      `grant ${right} on ${name} to public`,
    ]),
    ...Object.entries(policies).flatMap(([policy, rule]) => {
      const halves = [
        ...(/ using \((?!true\))/.test(rule) ? ['using (true)'] : []),
        ...(/ with check \((?!true\))/.test(rule) ? ['with check (true)'] : []),
      ]
      const weaker = halves.length === 2 ? [...halves, halves.join(' ')] : halves
      return [
        `drop policy "${policy}" on ${name}`,
        ...weaker.map((half) => `alter policy "${policy}" on ${name} ${half}`),
      ]
    }),
  ]
}

function isWithoutEffect(mutation: string): boolean {
  return [
    // The owner is no actor, and a grant alone gives no access: policies and closed schemas also apply.
    /no force row level security$/,
    /^grant /,
    // Only the system has any right on these.
    /^alter table (accounts\.(?!sessions)|migrations\.|pgboss\.|platform\.(disk_probe|heartbeat|hidden_first_steps|mail_outbox|rate_limits|service_samples)|simulator\.|public\.(absence_marks|appointment_(events|reminders)|attendances|call_(entries|signals)|calls|certificate_warnings|claim_lists|compared_days|cover_objections|former_names|income_entries|insurer_shares|invoice_emails|medicine_reminders|month_closings|patient_insurances|payment_(differences|events|returns)|personal_plan(s|_versions)|plans|safety_(duties|notices)|till_corrections|till_counts|till_reopenings|tills)).* disable row level security$/,
    // The clinic's calendar and insurers: all read them, and only the system has another right.
    /^alter table public\.(clinic_calendar|closed_days|insurers|opening_hours|visit_types) disable row level security$/,
    // The attempts write what a person gives: server/registrations/routes.test.ts records and withdraws at the clinic.
    /^drop policy "the system (records what was agreed at the clinic|withdraws a consent for a person at the clinic)" on public\.consents$/,
    // Rows are moved by a merge: server/registrations/merges/undo.test.ts.
    /^drop policy "the system moves attention acknowledgements with their patient" on /,
    // The attempts find drafts: server/session-notes/routes.test.ts amends notes that are signed.
    /^drop policy "a provider in practice amends a note that they signed" on public\.note_amendments$/,
    // Partitions, on which no one has any right.
    /^alter table platform\.audit_events_\w+ disable row level security$/,
    // Tables of the job queue that are empty before a server has run.
    /^drop policy "only the system runs jobs" on /,
    // The attempts find these rows through the requests, whose own policies apply first.
    /^alter policy "whoever sees the request reads its (changes|plans)" on \S+ using \(true\)$/,
    // The related patient shares all screenings: server/questionnaires/routes.test.ts shares one.
    /^drop policy "a provider reads the results that were shared on request" on public\.screening_results$/,
    // The same, through the invoices.
    /^alter policy "(a person who may read an invoice reads its (claim|payments|credit notes)|a patient reads the links of their invoices)" on \S+ using \(true\)$/,
    // They find claims through the invoices: server/insurance/claims/policies.test.ts asks the table itself.
    /^alter table public\.insurance_claims disable row level security$/,
    // The attempts find readings that their owner logged: those of a clinic are in the tests of their routes.
    /^drop policy "a person removes readings that were entered for them" on /,
    // The attempts pay plans: server/membership/invoices/policies.test.ts pays invoices.
    /^drop policy "a patient asks to pay what is open of their invoice" on public\.payments$/,
    // The owner's column may not be written, and each half of these policies is enforced without the other.
    /^alter policy "a provider (acknowledges an alert once|brings back what they noted)" on \S+ (using|with check) \(true\)$/,
    /^alter policy "a (patient cancels, or accepts what was proposed|provider in practice (answers, completes and notes|changes a template|writes and signs their drafts)|patient answers a standing offer)" on \S+ (using|with check) \(true\)$/,
    /^alter policy "a client changes their (action plan|care profile) while consent stands" on \S+ using \(true\)$/,
    /^alter policy "a person (withdraws a consent in force|answers their own next steps|edits their own profile|changes their safety plan while consent stands|changes why they come while consent stands|updates their own rows)" on \S+ (using|with check) \(true\)$/,
    // The attempts record nothing at the clinic: server/practice/clinic-screenings/routes.test.ts does, and reads it.
    /^drop policy "a provider (records screenings at the clinic with consent|reads screenings that they recorded at the clinic)" on public\.screening_results$/,
    // Nor do they ask for a plan there: server/care-plans/at-clinic/routes.test.ts does.
    /^drop policy "a provider asks for a plan at the clinic with consent" on public\.(meal|exercise)_plan_requests$/,
    // Each half of this policy is enforced without the other.
    /^alter policy "an admin changes help lines" on \S+ (using|with check) \(true\)$/,
    // No actor can delete a medicine with recorded doses.
    /^alter policy "a person deletes their own rows" on public\.medicines using \(true\)$/,
    /^alter policy "a dietitian in practice edits a food" on \S+ using \(true\)$/,
  ].some((pattern) => pattern.test(mutation))
}
