import type { NewProviderPage } from '#domain/practice/pages/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'

/** Two of the demo providers agree that visitors see their page, and one does not. */
const samplePages: Readonly<Record<string, NewProviderPage>> = {
  'therapist@demo.test': {
    languages: ['english', 'bemba', 'nyanja'],
    topics: ['stress', 'low_mood', 'grief', 'violence'],
    shows_gender: true,
    is_public: true,
  },
  'dietitian@demo.test': {
    languages: ['english', 'nyanja', 'tonga'],
    topics: ['food_weight', 'sugar', 'pressure'],
    shows_gender: true,
    is_public: true,
  },
  'fitness@demo.test': {
    languages: ['english', 'lozi'],
    topics: ['moving', 'pain'],
    shows_gender: false,
    is_public: false,
  },
}

/** What the demo providers decided about their pages. */
export async function seedPages(tx: Transaction, { newcomers }: Demo): Promise<void> {
  for (const [email, page] of Object.entries(samplePages)) {
    const provider_id = newcomers.get(email)
    if (provider_id)
      await tx.run(tables.insertInto('provider_pages').values({ provider_id, ...page }))
  }
}
