import type { Pack } from './pack.ts'
import {
  medicineCard,
  medicineWeeks,
  pressureWeeks,
  sugarWeeks,
  walkWeeks,
} from './worksheets/body.ts'
import { breathingCounts, thoughtRecord } from './worksheets/calm.ts'
import { labelReading, saltWeeks, shoppingList } from './worksheets/food.ts'
import { goalSheet, visitQuestions } from './worksheets/goal-and-visit.ts'
import {
  activityWeek,
  examTimetable,
  sleepDiary,
  studyWeek,
  twoDays,
  worrySorting,
} from './worksheets/mind.ts'

/** All packs, in the order in which they are shown. */
export const packs: readonly Pack[] = [
  {
    id: 'my-pressure-month',
    title: 'My pressure month',
    summary: 'Your readings of a month, and two weeks to fill in before your next visit.',
    for_whom: 'For people with high blood pressure, or who measure at home.',
    guides: ['measuring-blood-pressure-at-home', 'living-with-high-blood-pressure'],
    own: ['pressure', 'medicines'],
    worksheets: [pressureWeeks, goalSheet],
  },
  {
    id: 'my-sugar-month',
    title: 'My sugar month',
    summary: 'Your values of a month, what each number asks of you, and two weeks to fill in.',
    for_whom: 'For people with diabetes, or who measure their sugar.',
    guides: ['blood-sugar-numbers', 'very-low-sugar'],
    own: ['sugar', 'medicines'],
    worksheets: [sugarWeeks, goalSheet],
  },
  {
    id: 'clinic-visit',
    title: 'My next clinic visit',
    summary: 'What to show, what to ask and what to bring, on paper.',
    for_whom: 'For anyone with a visit soon, or who goes with a relative.',
    guides: ['going-with-someone-to-the-clinic'],
    own: ['pressure', 'sugar', 'weight', 'medicines'],
    worksheets: [visitQuestions],
  },
  {
    id: 'medicines-every-day',
    title: 'My medicines every day',
    summary: 'Your list of medicines, a card to carry and four weeks to mark.',
    for_whom: 'For people who take medicines for a long time.',
    guides: ['taking-medicines-every-day', 'side-effects-and-running-out'],
    own: ['medicines'],
    worksheets: [medicineCard, medicineWeeks],
  },
  {
    id: 'cooking-with-less-salt',
    title: 'Cooking with less salt',
    summary: 'Four weeks of small steps, with labels to compare and a shopping list.',
    for_whom: 'For people with high blood pressure, and for families who cook together.',
    guides: ['cooking-with-less-salt', 'healthy-plate-with-nshima'],
    own: [],
    worksheets: [saltWeeks, labelReading, shoppingList],
  },
  {
    id: 'moving-more',
    title: 'Moving more',
    summary: 'A plan for four weeks of walking, without a gym, and room for your weight.',
    for_whom: 'For people who want to start slowly and safely.',
    guides: ['starting-to-move', 'strength-at-home'],
    own: ['weight'],
    worksheets: [walkWeeks, goalSheet],
  },
  {
    id: 'sleep-week',
    title: 'Sleep week',
    summary: 'A sleep diary, what helps tonight, and what helps in a shared room.',
    for_whom: 'For people who sleep badly, or who work at night.',
    guides: ['falling-asleep', 'night-shifts-and-shared-rooms'],
    own: [],
    worksheets: [sleepDiary, breathingCounts],
  },
  {
    id: 'calmer-weeks',
    title: 'Calmer weeks',
    summary: 'Sheets to sort worries, test a thought and calm the body.',
    for_whom: 'For people who worry a lot, or who know panic.',
    guides: ['when-worry-will-not-stop', 'panic'],
    own: [],
    worksheets: [worrySorting, thoughtRecord, breathingCounts],
  },
  {
    id: 'getting-going-again',
    title: 'Getting going again',
    summary: 'Two days to look at, and a week of small activities to plan.',
    for_whom: 'For people with low mood who find it hard to start.',
    guides: ['getting-going-again', 'low-mood-first-steps'],
    own: [],
    worksheets: [twoDays, activityWeek, thoughtRecord],
  },
  {
    id: 'exam-weeks',
    title: 'Exam weeks',
    summary: 'A timetable, a week of study and slow breathing for the exam room.',
    for_whom: 'For students and pupils before exams.',
    guides: ['exam-weeks-a-plan', 'fear-of-failing'],
    own: [],
    worksheets: [examTimetable, studyWeek, breathingCounts],
  },
]

const byId = new Map(packs.map((pack) => [pack.id, pack]))

export const findPack = (id: string) => byId.get(id)
