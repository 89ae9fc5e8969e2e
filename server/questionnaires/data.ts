import { sql } from 'kysely'
import type { NewRequest, PatientQuestionnaires } from '#domain/questionnaires/schema.ts'
import type { RequestStatus } from '#domain/questionnaires/status.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readIdentities } from '../accounts/identities/data.ts'
import { listScreeningResults } from '../screening/data.ts'
import { type Asked, type Decided, requireAsked, requireDecided } from './questionnaire-problems.ts'
import { treats } from '../practice/care-relation/data.ts'

/** So many of each are shown to a provider: more than a patient answers in a year. */
const shown = 60

const status = sql<RequestStatus>`questionnaires.status_of(status, due_on)`.as('status')

const requests = tables
  .selectFrom('questionnaire_requests')
  .select(['id', 'instrument', 'due_on', 'created_at'])
  .select(status)

/** What a function of the database answers. */
async function answerOf<Answer>(tx: Transaction, call: ReturnType<typeof sql>): Promise<Answer> {
  const [row] = await tx.run(tables.selectNoFrom(sql<Answer>`${call}`.as('answer')))
  return row!.answer as Answer
}

/**
 * Asks a patient to answer an instrument; a job sends the email.
 *
 * @throws Problem 404 where the actor is no therapist with an appointment with them, 409 where one is open,
 *   422 for a day that is too far
 */
export async function askPatient(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  { id, instrument, due_on }: NewRequest,
) {
  const asked = await answerOf<Asked>(
    tx,
    sql`questionnaires.ask(${id}::uuid, ${patient_id}::uuid, ${instrument}, ${due_on}::date)`,
  )
  const isNew = requireAsked(asked)
  if (isNew)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'questionnaire_request.create',
      record_id: id,
    })
  else await waitForStandby(tx)
  const [row] = await tx.run(requests.where('id', '=', id))
  return { request: row!, isNew }
}

/** Withdraws an open request of the actor. @throws Problem 404 where it is not theirs, 409 where it is not open */
export async function withdrawRequest(tx: Transaction, provider_id: string, id: string) {
  const decided = await answerOf<Decided>(tx, sql`questionnaires.withdraw(${id}::uuid)`)
  const isNew = requireDecided(decided)
  const [row] = await tx.run(
    requests.select('patient_id').where('id', '=', id).where('provider_id', '=', provider_id),
  )
  const { patient_id, ...request } = row!
  if (isNew)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'questionnaire_request.withdraw',
      record_id: id,
    })
  return request
}

/** What the actor asked a patient for, newest first. */
export const listProviderRequests = (tx: Transaction, provider_id: string, patient_id: string) =>
  tx.run(
    requests
      .where('provider_id', '=', provider_id)
      .where('patient_id', '=', patient_id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown),
  )

/**
 * What the actor asked a patient for, and the results that the patient shares with them; a reading of their record.
 *
 * @throws Problem 404 where the actor does not treat this person
 */
export async function openQuestionnaires(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
): Promise<Omit<PatientQuestionnaires, 'results' | 'requests'> & QuestionnaireRows> {
  const [[person], asked, results, identityOf] = await Promise.all([
    tx.run(
      tables
        .selectFrom(sql<{ full_name: string }>`practice.patient(${patient_id}::uuid)`.as('patient'))
        .select('full_name')
        .select([
          treats(patient_id).as('is_patient'),
          sql<boolean>`questionnaires.may_ask(${patient_id}::uuid)`.as('may_ask'),
        ]),
    ),
    listProviderRequests(tx, provider_id, patient_id),
    // The policies of the table return what is shared with the actor at this moment.
    listScreeningResults(tx, patient_id, { limit: shown }),
    readIdentities(tx, [patient_id]),
  ])
  requireFound(person?.is_patient ? person : undefined)
  await auditReading(tx, provider_id, [patient_id], 'questionnaires.read')
  const { full_name, may_ask } = person!
  return { full_name, ...identityOf(patient_id), may_ask, requests: asked, results }
}

interface QuestionnaireRows {
  requests: Awaited<ReturnType<typeof withdrawRequest>>[]
  results: Awaited<ReturnType<typeof listScreeningResults>>
}

const ownRequests = requests
  .select('result_id')
  .select(sql<string>`coalesce(questionnaires.asked_by(id), '')`.as('provider_name'))

/** What a person is, or was, asked to answer, newest first. */
export async function listOwnRequests(tx: Transaction, patient_id: string, page: Page) {
  return tx.run(
    ownRequests
      .where('patient_id', '=', patient_id)
      .where(olderThan('questionnaire_requests', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
}

/**
 * Shares a result of the actor's with the provider who asked for it, or with null shares none.
 *
 * @throws Problem 404 where the request is not the actor's, 409 where it cannot be answered any more,
 *   422 for a result that cannot be shared for it
 */
export async function decideRequest(
  tx: Transaction,
  patient_id: string,
  id: string,
  result_id: string | null,
) {
  const decided = await answerOf<Decided>(
    tx,
    sql`questionnaires.decide(${id}::uuid, ${result_id}::uuid)`,
  )
  if (requireDecided(decided))
    await audit(tx, {
      actor_id: patient_id,
      subject_id: patient_id,
      action: result_id ? 'questionnaire_request.share' : 'questionnaire_request.not_share',
      record_id: id,
    })
  else await waitForStandby(tx)
  const [row] = await tx.run(ownRequests.where('id', '=', id).where('patient_id', '=', patient_id))
  return row!
}

/** The requests that a person can answer today, the first due first. */
export async function listOpenRequests(tx: Transaction, patient_id: string) {
  return tx.run(
    tables
      .selectFrom('questionnaire_requests')
      .select(['id', 'due_on'])
      .where('patient_id', '=', patient_id)
      .where('status', '=', 'open')
      .where(sql<boolean>`due_on >= questionnaires.today()`)
      .orderBy('due_on')
      .orderBy('id')
      .limit(5),
  )
}
