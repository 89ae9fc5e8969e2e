import { expect, it } from 'vitest'
import { painfulIn, painWrittenIn } from './painful-movements.ts'

const planOf = (...names: string[]) => ({
  weekly_schedule: [
    { day: 'Monday' as const, focus: 'Legs', exercises: names.map((exercise) => ({ exercise })) },
  ],
})
const found = (written: string | null, ...names: string[]) =>
  painfulIn(planOf(...names), written).map(({ where }) => where)

it.each([
  ['Kneeling', 'Lunges'],
  ['my left knee', 'Jump squats'],
  ['Squats', 'Goblet squat'],
  ['lifting my arms', 'Overhead press'],
  ['bending down, my back', 'Deadlifts'],
  ['Running', 'Jogging on the spot'],
  ['my wrists hurt', 'Push-ups'],
  ['twisting', 'Russian twist'],
  ['burpees', 'Burpees'],
  ['Kneeling', 'Push-ups on your knees'],
  ['lifting my arms', 'Jumping jacks'],
  ['my lower back', 'Plank'],
  ['ankle', 'Football'],
  ['Walking', 'Hiking'],
  ['my chest', 'Bench press'],
  ['sitting', 'Seated row'],
  ['slipped disc', 'Deadlift'],
  ['sciatica', 'Squats'],
  ['rotator cuff', 'Push-ups'],
  ['carpal tunnel', 'Plank'],
  ['Achilles tendon', 'Jumping jacks'],
  ['shin splints', 'Sprints'],
  ['meniscus', 'Lunges'],
  ['arthritis', 'Squats'],
  ['my thighs', 'Leg press'],
  ['hamstring', 'Good mornings'],
  ['hernia', 'Sit-ups'],
  ['scar of a caesarean', 'Crunches'],
  ['thumb', 'Dumbbell curls'],
  ['carrying water', 'Farmer carry'],
  ['lying flat', 'Glute bridge'],
  ['dizzy with my head down', 'Downward dog'],
  ['going upstairs', 'Stair climbing'],
  ['msana', 'Deadlift'],
  ['umusana', 'Deadlift'],
])('%s: finds %s', (written, exercise) => {
  expect(found(written, exercise, 'Deep breathing')).toEqual([`Monday: ${exercise}`])
})

it('reads injuries as well as movements that hurt', () => {
  const answers = (painfulMovements: string | null, injuryDetails: string | null) =>
    painWrittenIn({
      exercise_preferences: { enjoyedExercises: [], dislikedExercises: [], painfulMovements },
      health_history: { injuryDetails },
    })
  expect(found(answers(null, 'Torn knee ligament'), 'Lunges')).toEqual(['Monday: Lunges'])
  expect(found(answers('Twisting', 'My wrist'), 'Russian twist', 'Push-ups')).toHaveLength(2)
  expect(answers(null, null)).toBe('')
})

it('finds nothing where nothing hurts, or another movement does', () => {
  expect(found(null, 'Squats', 'Push-ups')).toEqual([])
  expect(found('None', 'Squats')).toEqual([])
  expect(found('lifting my arms', 'Walking', 'Squats')).toEqual([])
  expect(found('kneeling', 'Arm circles')).toEqual([])
})
