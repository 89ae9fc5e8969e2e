import { answer, expectStatesSound, press, type State } from './support/states.ts'
import { expect } from './support/test.ts'

const client = 'client@demo.test'

/** A glucose level of so many hours ago. */
const glucoseOf = (hours: number) => ({
  id: '2b1c1ad0-0000-4000-8000-000000000002',
  user_id: '2b1c1ad0-0000-4000-8000-000000000003',
  glucose_level: 101,
  entered_value: 5.6,
  entered_unit: 'mmol/L',
  meter_shows: null,
  context: null,
  notes: null,
  created_at: new Date(Date.now() - hours * 60 * 60 * 1000).toISOString(),
  category: 'In Range',
})

/** A blood pressure of so many hours ago. */
const bloodPressureOf = (hours: number) => ({
  id: '2b1c1ad0-0000-4000-8000-000000000004',
  user_id: '2b1c1ad0-0000-4000-8000-000000000003',
  systolic: 118,
  diastolic: 76,
  pulse: null,
  notes: null,
  created_at: new Date(Date.now() - hours * 60 * 60 * 1000).toISOString(),
  category: 'Normal',
})

const states: readonly State[] = [
  {
    name: 'the form of glucose in its card',
    path: '/patient-profile',
    email: client,
    async reach(page) {
      // Both are due, so the first of the two forms is open already.
      await answer(page, '/api/blood-pressure-readings', [bloodPressureOf(26)])
      await answer(page, '/api/glucose-readings', [glucoseOf(26)])
      await page.reload()
      await press('Log glucose')(page)
      await expect(page.getByLabel('Glucose level')).toBeFocused()
    },
  },
  {
    name: 'what is done of a day',
    path: '/patient-profile',
    email: client,
    async reach(page) {
      await answer(page, '/api/glucose-readings', [glucoseOf(0)])
      await page.reload()
      await page.getByRole('heading', { name: /^Done: / }).click()
      await expect(page.getByText('5.6 mmol/L, within target')).toBeVisible()
    },
  },
]

expectStatesSound(states)
