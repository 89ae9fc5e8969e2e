import { useSyncExternalStore } from 'react'
import type { SafetyAlertRaised } from '#domain/safety/schema.ts'
import { api } from '#web/api.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { hasConsent } from '#web/platform/signed-in/consents.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { isToSendLater, sendWhenPossible } from '#web/platform/calls/outbox.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { readUnsent, type UnsentAlert, writeUnsent } from './alert-store.ts'

const safety = api<'safety'>(fetchAsMe)

/** What is known of one raise. Names only after the server answered. */
export type AlertState =
  | { state: 'sending' | 'unsent' | 'not agreed' }
  | { state: 'told'; told: SafetyAlertRaised }

const states = new Map<string, AlertState>()
const listeners = new Set<() => void>()
let stop: (() => void) | undefined
let sending: Promise<void> | undefined

onSignedOut(() => {
  stop?.()
  stop = undefined
  states.clear()
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
  if (states.get(id)?.state === 'told') return
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
  const user_id = readStoredSession()?.user.id
  if (user_id === undefined) return
  const others = readUnsent().filter((one) => one.id !== id)
  writeUnsent([...others, { id, user_id, action, at: new Date().toISOString() }])
  followUnsent()
}

/** Sends what this person has not sent yet, now and when the connection is back. */
export function followUnsent() {
  stop?.()
  stop = sendWhenPossible(() => {
    sending ??= sendAll().finally(() => {
      sending = undefined
      if (ownUnsent().length > 0) return
      stop?.()
      stop = undefined
    })
  })
}

const ownUnsent = () => {
  const user_id = readStoredSession()?.user.id
  return readUnsent().filter((one) => one.user_id === user_id)
}

/** One after another: what is withdrawn while it is being raised is withdrawn afterwards. */
async function sendAll() {
  for (let [next] = ownUnsent(); next; [next] = ownUnsent()) {
    const { id, action } = next
    try {
      if (action === 'raise') await raise(id)
      else await safety['safety-alerts'].withdraw.$post({ json: { id } }, lasting)
    } catch (failure) {
      if (action === 'raise') setRaised(id, { state: 'unsent' })
      if (isToWait(failure)) return
    }
    writeUnsent(readUnsent().filter((one) => one.id !== id || one.action !== action))
  }
}

/** The request outlives the page: a person may close it directly after the answer. */
const lasting = { init: { keepalive: true } }

async function raise(id: string) {
  if (!navigator.onLine) throw new TypeError('Offline.')
  if (!(await hasConsent(queryClient, 'safety_alerts')))
    return setRaised(id, { state: 'not agreed' })
  const answer = await safety['safety-alerts'].$post({ json: { id } }, lasting)
  setRaised(id, { state: 'told', told: await answer.json() })
}

const isToWait = (failure: unknown) =>
  isToSendLater(failure) || (failure instanceof ProblemError && [401, 429].includes(failure.status))

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
