import { answer, expectStatesSound } from './support/states.ts'
import { expect } from './support/test.ts'

const change = {
  id: 'c0ffee00-0000-4000-8000-0000000000aa',
  provider_id: 'c0ffee00-0000-4000-8000-0000000000bb',
  email: 'somebody.with.a.long.address@example.test',
  profession: 'therapist',
  submitted_at: '2026-01-05T08:00:00.000Z',
  full_name: 'Chileshe Mumba',
  specialty: null,
  qualifications: ['BA Psychology'],
  new_full_name: 'Chisomoluwafunminiyi-Namwinga Kalumbwe-Mutemwa',
  new_specialty: null,
  new_qualifications: ['BA Psychology', 'Motivational interviewing'],
}

expectStatesSound([
  {
    name: 'a name and qualifications to compare',
    path: '/admin/identity-changes',
    email: 'admin@demo.test',
    async reach(page) {
      await answer(page, '/api/admin/identity-changes', [change])
      await page.reload()
      await expect(page.getByRole('row', { name: /Motivational interviewing/ })).toBeVisible()
    },
  },
])
