import { expect, it } from 'vitest'
import { painfulIn } from './painful-movements.ts'

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
])('%s: finds %s', (written, exercise) => {
  expect(found(written, exercise, 'Deep breathing')).toEqual([`Monday: ${exercise}`])
})

it('finds nothing where nothing hurts, or another movement does', () => {
  expect(found(null, 'Squats', 'Push-ups')).toEqual([])
  expect(found('None', 'Squats')).toEqual([])
  expect(found('lifting my arms', 'Walking', 'Squats')).toEqual([])
  expect(found('kneeling', 'Arm circles')).toEqual([])
})
