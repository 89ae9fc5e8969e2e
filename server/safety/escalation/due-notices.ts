import {
  escalation,
  isOutOfHours,
  minutesSinceMorning,
  type ReachedAs,
} from '#domain/safety/escalation.ts'

/** What became of the last email to a recipient: taken, on its way, not taken at the first attempt, or given up. */
export interface LastNotice {
  minutes_ago: number
  mail: 'sent' | 'waiting' | 'failed' | 'given_up'
}

/** A provider who has the alert, or can get it. */
export interface Recipient {
  /** Null for an alert that is with no one yet. */
  provider_id: string | null
  reached_as: ReachedAs
  can_act: boolean
  /** Their alert, where they have one, with its part in the clock that runs now. */
  alert?: { id: string; wave: 'first' | 'other'; is_notified: boolean }
  last?: LastNotice | undefined
}

export interface Clock {
  /** Since a provider has something to do; negative while the next step is still ahead. */
  minutes: number
  now: Date
}

export interface DueRecipients {
  /** Those who are notified for the first time since the clock started. */
  notified: Recipient[]
  /** Those who were notified, and hear of it again. */
  reminded: Recipient[]
  areAdminsDue: boolean
}

const levels = ['first', 'other', 'on_duty', 'lead'] as const
type Level = (typeof levels)[number]
const after: Record<Level, number> = {
  first: 0,
  other: escalation.othersAfter,
  on_duty: escalation.onDutyAfter,
  lead: escalation.leadAfter,
}

const levelOf = ({ alert, reached_as }: Recipient): Level => {
  if (alert?.wave === 'first') return 'first'
  return reached_as === 'provider' ? 'other' : reached_as
}

/** Whether a person can still be expected to read it: where not, the next step comes at once. */
const isLive = ({ can_act, last }: Recipient) => can_act && !hasFailed(last)
const hasFailed = (last: LastNotice | undefined) =>
  last?.mail === 'failed' || last?.mail === 'given_up'

/**
 * Who gets an email now about one person's open alert. A step comes at its time, or at once where no one of
 * the steps before it can act, or the email to each of them failed.
 *
 * @param recipients in the order in which they are asked
 */
export function findDue(recipients: readonly Recipient[], clock: Clock): DueRecipients {
  const notified: Recipient[] = []
  let isSomeoneLive = false
  let areAdminsDue = clock.minutes >= escalation.adminsAfter
  for (const level of levels) {
    const here = recipients.filter((one) => levelOf(one) === level)
    const isDue = clock.minutes >= after[level] || (level !== 'first' && !isSomeoneLive)
    if (isDue) {
      const asked = level === 'on_duty' ? onDuty(here, clock.minutes) : here
      notified.push(...asked.filter((one) => one.can_act && !one.alert?.is_notified))
    }
    if (isDue && level === 'on_duty') areAdminsDue = true
    // Before its time, the provider who took the step is expected to go on, also where no email reached them.
    const hasStepped = level === 'first' && clock.minutes < 0
    isSomeoneLive ||= here.some((one) => isLive(one) || (hasStepped && one.can_act))
  }
  const reminded = recipients.filter(
    (one) => one.can_act && one.alert?.is_notified && isReminded(one.last, clock.now),
  )
  return { notified, reminded, areAdminsDue }
}

/** The clinicians on duty who are asked by now: one more each hour, and past each whose email failed. */
function onDuty(here: readonly Recipient[], minutes: number): Recipient[] {
  const hours = Math.floor((minutes - escalation.onDutyAfter) / escalation.repeatAfter)
  let wanted = 1 + Math.max(0, hours)
  return here.filter((one) => {
    if (wanted <= 0 || !one.can_act) return false
    if (isLive(one)) wanted -= 1
    return true
  })
}

/**
 * Whether someone who was notified hears of it again: hourly in working hours, and each morning. Not while the last
 * email is still on its way, so that a mail server that was down does not deliver all of them.
 */
export function isReminded(last: LastNotice | undefined, now: Date): boolean {
  if (!last || last.minutes_ago < escalation.repeatAfter) return false
  if (last.mail === 'waiting' || last.mail === 'failed') return false
  const isMorningSince = last.minutes_ago > minutesSinceMorning(now)
  return isMorningSince || (last.mail === 'sent' && !isOutOfHours(now))
}
