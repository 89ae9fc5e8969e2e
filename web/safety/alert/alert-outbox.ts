import { useSyncExternalStore } from 'react'
import type { SafetyAlertRaised } from '#domain/safety/schema.ts'
import { api } from '#web/api.ts'
import { hasConsent } from '#web/platform/signed-in/consents.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { raisedBy } from '#web/safety/alert/raised-alert.ts'
import { clockOffset, serverNow } from '#web/platform/calls/server-clock.ts'
import type { Stamp } from '#web/platform/calls/entry-age.ts'
import { stampNow } from '#web/platform/calls/stamp.ts'
import { alertList } from '#web/safety/alert/alert-list.ts'
import { openOutbox } from '#web/platform/calls/outbox.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { ConnectionError } from '#web/platform/calls/problem.ts'

const safety = api<'safety'>(authenticatedFetch)

/** The alerts that the server has not confirmed yet: the id and its owner, without any answer. */
interface UnsentAlert extends Stamp {
  /** Of this raise: the id of the screening. */
  id: string
  user_id: string
  action: 'raise' | 'withdraw'
}

/** The questions ask about two weeks: an older entry says nothing about today. In ms. */
const longestWait = 14 * 24 * 60 * 60 * 1000

/**
 * Whether an entry is too old for certain: by the server's clock at both times. The clock of a phone may be wrong by
 * years, and an alert too many is better than none.
 */
function isOutdated({ at, offset }: Pick<Stamp, 'at' | 'offset'>): boolean {
  if (offset === undefined || clockOffset() === undefined) return false
  return serverNow() - (Date.parse(at) + offset) >= longestWait
}

/** What is known of one raise. Names only after the server answered. */
export type AlertState =
  | { state: 'sending' | 'unsent' | 'not agreed' }
  | { state: 'raised'; raised: SafetyAlertRaised }

const states = new Map<string, AlertState>()
const listeners = new Set<() => void>()
onSignedOut(() => states.clear())

/**
 * Requests are sent one after another: an alert that is withdrawn while it is being raised is
 * withdrawn afterwards.
 */
export const alertOutbox = openOutbox<UnsentAlert>({
  key: outboxKeys.alerts,
  list: alertList,
  isEntry: ({ id, user_id, action, at, offset }) =>
    typeof id === 'string' &&
    typeof user_id === 'string' &&
    (action === 'raise' || action === 'withdraw') &&
    at !== undefined &&
    !Number.isNaN(Date.parse(at)) &&
    !isOutdated({ at, offset }),
  idOf: ({ id }) => id,
  isOwn: ({ user_id }) => user_id === signedInId(),
  send,
  dropsRejected: true,
  everyTab: true,
})

function set(id: string, state: AlertState) {
  states.set(id, state)
  for (const listener of listeners) listener()
}

/** As `set`, unless the answer was taken back meanwhile. */
function setRaised(id: string, state: AlertState) {
  if (states.has(id)) set(id, state)
}

/** Sends an alert as soon as that is possible, where the person agreed to it; again and again is fine. */
export function raiseAlert(id: string) {
  if (states.get(id)?.state === 'raised') return
  if (!states.has(id)) set(id, { state: 'sending' })
  enqueue(id, 'raise')
}

/** Withdraws an alert of this page whose answer was a mistake. Nothing where none was raised. */
export function withdrawAlert(id: string) {
  if (!states.has(id)) return
  states.delete(id)
  enqueue(id, 'withdraw')
}

function enqueue(id: string, action: UnsentAlert['action']) {
  const user_id = signedInId()
  if (user_id === undefined) return
  const alert: UnsentAlert = { id, user_id, action, ...stampNow() }
  // This browser stores nothing, or no more: it is sent once, as long as this page is open.
  const sendOnce = () => void send(alert).catch(() => undefined)
  try {
    alertOutbox.add(alert).catch(sendOnce)
    alertOutbox.keepSending()
  } catch {
    sendOnce()
  }
}

/** The request outlives the page: a person may close it directly after the answer. */
const lasting = { init: { keepalive: true } }

async function send({ id, action }: UnsentAlert): Promise<undefined> {
  if (action === 'raise') await raise(id)
  else await safety['safety-alerts'].withdraw.$post({ json: { id } }, lasting)
}

async function raise(id: string) {
  try {
    if (!navigator.onLine) throw new ConnectionError('Offline.')
    if (!(await hasConsent(queryClient, 'safety_alerts')))
      return setRaised(id, { state: 'not agreed' })
    const answer = await safety['safety-alerts'].$post({ json: { id } }, lasting)
    setRaised(id, { state: 'raised', raised: raisedBy(await answer.json()) })
  } catch (failure) {
    setRaised(id, { state: 'unsent' })
    throw failure
  }
}

/** What is known of this raise; undefined where there is none. */
export function useAlertState(id: string): AlertState | undefined {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => states.get(id),
  )
}
