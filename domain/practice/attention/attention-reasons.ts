import { changeRules } from '../../screening/change.ts'

/** How soon a patient needs their provider, the most urgent first. */
export const attentionLevels = ['urgent', 'soon', 'routine'] as const
export type AttentionLevel = (typeof attentionLevels)[number]

/** What the provider can do first: open the results, write to the patient, or propose a session. */
export type AttentionAction = 'questionnaires' | 'message' | 'session'

export interface AttentionRule {
  level: AttentionLevel
  /** The level once a session was held after it. */
  level_after_session: AttentionLevel
  /** For how many days it is shown, counted from the newest result, reading or session it is about. */
  days: number
  action: AttentionAction
  advice: string
}

/**
 * Why a patient needs attention, and what to do: the table for a clinician to read and change. Thresholds of
 * results are those of domain/screening/change.ts, of readings those of domain/readings/advice. Sources: item 9,
 * risk over one year (Simon 2013); readings, docs/for-the-clinician.md, "Blood pressure" and "Glucose";
 * change, docs/hazards.md, "H10". The days, the number of sessions and of missed sessions are choices of
 * the product.
 */
export const attentionRules = {
  item_9: {
    level: 'urgent',
    level_after_session: 'soon',
    days: 365,
    action: 'questionnaires',
    advice: 'Ask about safety today.',
  },
  emergency_reading: {
    level: 'urgent',
    level_after_session: 'soon',
    days: 14,
    action: 'message',
    advice: 'Ask today how they are, and whether they were seen.',
  },
  today_reading: {
    level: 'urgent',
    level_after_session: 'soon',
    days: 14,
    action: 'message',
    advice: 'We asked them to be seen the same day. Ask whether they were.',
  },
  changed_reading: {
    level: 'routine',
    level_after_session: 'routine',
    days: 14,
    action: 'message',
    advice: 'Ask what was measured.',
  },
  worse: {
    level: 'soon',
    level_after_session: 'routine',
    days: 180,
    action: 'questionnaires',
    advice: 'Look at the trend, and talk about it this week.',
  },
  no_improvement: {
    level: 'routine',
    level_after_session: 'routine',
    days: 180,
    action: 'questionnaires',
    advice: 'Review the care plan together.',
  },
  missed_sessions: {
    level: 'routine',
    level_after_session: 'routine',
    days: 180,
    action: 'session',
    advice: 'Propose another time.',
  },
} as const satisfies Record<string, AttentionRule>
export type AttentionReasonId = keyof typeof attentionRules

/** From so many sessions on, results should have improved. */
export const sessionsToImprove = 4

/** From so many missed sessions in a row. */
export const missedInRow = 2

/**
 * Scores from which "not improved" is said: a person who began well cannot improve. At the cut-off or worse, which
 * for WHO-5 is at or below it.
 */
export const attentionCutOffs = { 'PHQ-9': 10, 'GAD-7': 10, 'WHO-5': 50 } as const

/**
 * A score that is worse is listed from so many points on if it also crossed the cut-off. Our choice: one or two points
 * are often chance.
 */
export const pointsAcrossCutOff = 3

/** From so many points worse a change is more than chance: also more than the error of measurement, where one is published. */
export function pointsOfWorsening(id: keyof typeof attentionCutOffs): number {
  const { worse = 0, error = 0 } = changeRules[id] ?? {}
  return Math.max(worse, Math.floor(error) + 1)
}

/** From so many points better a result can be called improved: more than the error of measurement, where one is published. */
export function pointsOfImprovement(id: keyof typeof attentionCutOffs): number {
  const { better = 0, error = 0 } = changeRules[id] ?? {}
  return Math.max(better, Math.floor(error) + 1)
}
