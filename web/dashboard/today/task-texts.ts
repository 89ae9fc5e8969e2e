import type { Task, TaskKind } from '#domain/dashboard/tasks.ts'
import { formatDay } from '#web/platform/values/dates.ts'

/** The text of a task, with the page on which the user does it. */
export interface TaskText {
  title: string
  text: string
  to: `/${string}`
  action: string
}

type Plain = Exclude<
  TaskKind,
  | 'pressing'
  | 'proposal'
  | 'questions'
  | 'visit'
  | 'dose'
  | 'message'
  | 'blood-pressure'
  | 'glucose'
>

const texts: Record<Plain, TaskText> = {
  /** After an answer about being better off dead. A neutral title: others may see the screen. */
  support: {
    title: 'Support for you',
    text: 'Helplines, your safety plan, and people to talk to. You can call today, at any hour.',
    to: '/safety',
    action: 'Open support',
  },
  /** Neutral as well: neither what was answered, nor what is suggested. */
  'next-step': {
    title: 'A next step for you',
    text: 'After your last answers we suggest one step. You decide.',
    to: '/screening/history#next-step',
    action: 'See the step',
  },
  refill: {
    title: 'A medicine is nearly used up',
    text: 'By your plan it ends within a week, or has ended. Get more before you need it.',
    to: '/hypertension?tab=medications',
    action: 'See my medicines',
  },
  'meal-plan': {
    title: 'Your meal plan is ready',
    text: 'A dietitian has written it for you: a week of meals, with recipes and what to buy.',
    to: '/my-meal-plan',
    action: 'Read my meal plan',
  },
  'exercise-plan': {
    title: 'Your exercise plan is ready',
    text: 'A fitness expert has written it for you: what to do on which day, and how to start.',
    to: '/my-exercise-plan',
    action: 'Read my exercise plan',
  },
  results: {
    title: 'Your screening results are here',
    text: 'See again what your answers said, and what helps.',
    to: '/screening/history',
    action: 'See my results',
  },
  screening: {
    title: 'How are you feeling?',
    text: 'A short screening shows how your mind is doing.',
    to: '/screening',
    action: 'Take a screening',
  },
}

/** The text of a task that is the same for everyone; undefined for one with a text of its own. */
export const textOf = ({ kind }: Task): TaskText | undefined =>
  kind in texts ? texts[kind as Plain] : undefined

export const messageText = (unread: number): TaskText => ({
  title: unread === 1 ? 'One new message' : `${unread} new messages`,
  text: 'From your providers.',
  to: '/messages',
  action: 'Read my messages',
})

/** What a provider asks. It names neither who asks nor the questionnaire: others may see the screen. */
export const questionsText = ({ id, at }: Task): TaskText => ({
  title: 'Questions to answer',
  text: `Your provider asks you to answer a few questions by ${formatDay(at!)}.`,
  to: `/questions/${id}`,
  action: 'Answer the questions',
})

const week = 7 * 24 * 60 * 60 * 1000

interface ReadingText {
  title: string
  text: string
}

/**
 * The request for a reading.
 *
 * @param at when the newest one was taken, ISO 8601; undefined where none is known
 * @param isFirst whether nothing was logged yet
 */
export function readingText(
  measure: 'blood pressure' | 'glucose',
  { at, isFirst }: { at: string | undefined; isFirst: boolean },
  now: number,
): ReadingText {
  if (isFirst)
    return {
      title: 'Log your first reading',
      text: 'A blood pressure takes 20 seconds. It stays between you and your record.',
    }
  const isOld = at !== undefined && now - Date.parse(at) >= week
  if (isOld)
    return {
      title: `Time to measure your ${measure === 'glucose' ? 'sugar' : measure}`,
      text: 'Your last reading is more than a week old.',
    }
  return { title: `Log your ${measure}`, text: '' }
}

/** "Morning dose", by its time (`HH:MM`). */
export const doseName = (time: string) =>
  `${time < '12:00' ? 'Morning' : time < '17:00' ? 'Afternoon' : 'Evening'} dose`
