import { expect } from 'vitest'
import type { RouteAudience } from '#server/platform/route.ts'
import type { Persona, TestApp } from './app.ts'
import { slotOn } from './booking.ts'
import { apiRoutes } from './routes.ts'

/** Parameters under which some route of the clinic answers something about a patient. */
const queriesAbout = (patient: Persona, provider: Persona) => [
  `from=${slotOn(1)}&to=${slotOn(9)}&limit=100`,
  `date=${slotOn(2).slice(0, 10)}`,
  `day=${slotOn(2).slice(0, 10)}`,
  `name=Thandiwe&reach=${encodeURIComponent(patient.email)}`,
  `starts_at=${slotOn(1)}&ends_at=${slotOn(9)}&provider_id=${provider.user_id}`,
  'q=thandiwe',
  'search=thandiwe',
  'status=pending',
  'status=new',
  'period=day',
  '',
]

/**
 * Each answer of the GET routes of some audiences, asked with the ids of what is there.
 *
 * @param required the audience whose routes without an id must all answer
 */
export async function answersOf(
  app: TestApp,
  as: Persona,
  audiences: readonly RouteAudience[],
  asked: { ids: readonly string[]; patient: Persona; provider: Persona; required?: RouteAudience },
): Promise<string[]> {
  const answered: string[] = []
  const paths = apiRoutes(app).filter(
    ({ audience, method }) => audience && audiences.includes(audience) && method === 'GET',
  )
  for (const { path, audience } of paths)
    for (const id of path.includes(':') ? asked.ids : ['']) {
      const address = path.replace(/:\w+/g, id)
      let isAnswered = false
      for (const query of queriesAbout(asked.patient, asked.provider)) {
        const { status, body } = await app.call('GET', query ? `${address}?${query}` : address, {
          as,
        })
        isAnswered ||= status === 200
        if (status === 200) answered.push(`${path} ${JSON.stringify(body)}`)
        // An id that is not this route's is so with every parameter.
        if (status === 404) break
      }
      if (!path.includes(':') && audience === asked.required)
        expect(isAnswered, `${path} answers none of these queries`).toBe(true)
    }
  return answered
}
