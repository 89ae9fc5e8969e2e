/** What a person answers to urgent advice: "I was seen", "I am on my way", "It was a wrong reading". */
export const adviceAnswers = ['seen', 'on_my_way', 'wrong'] as const
export type AdviceAnswer = (typeof adviceAnswers)[number]

/** What is sent and stored: also that the last answer was taken back, after which none counts. */
export const sentAnswers = [...adviceAnswers, 'undone'] as const
export type SentAnswer = (typeof sentAnswers)[number]

/** The newest answer about a reading, as long as the reading holds the value that was answered. */
export interface GivenAnswer {
  answer: AdviceAnswer
  /** ISO 8601. */
  at: string
}

/** What an answer that was sent leaves: none once it was taken back. */
export const leftOf = (answer: SentAnswer, at: string): GivenAnswer | undefined =>
  answer === 'undone' ? undefined : { answer, at }

/** A person on the way is asked again after this time, in milliseconds: 3 hours, our own choice. */
export const asksAgainAfter = 3 * 60 * 60 * 1000

type Value =
  | { systolic: number; diastolic: number; pulse: number | null }
  | { entered_value: number; entered_unit: string; meter_shows: string | null }

/**
 * The value of a reading as one text, such as "165/112, 140" or "2.2 mmol/L": an answer counts for the value at
 * which it was given, and no longer once that is corrected.
 */
export function answeredValue(reading: Value): string {
  if (!('systolic' in reading))
    return reading.meter_shows ?? `${reading.entered_value} ${reading.entered_unit}`
  const { systolic, diastolic, pulse } = reading
  return `${systolic}/${diastolic}${pulse === null ? '' : `, ${pulse}`}`
}
