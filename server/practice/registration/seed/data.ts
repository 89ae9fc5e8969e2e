import { tables, type Transaction } from '#server/platform/db.ts'
import { type Demo, demoPersonas } from '#server/seed/personas.ts'
import { sampleRegistrations } from './sample-registrations.ts'

/** What the demo providers have sent to be let into practice. */
export async function seedRegistrations(
  tx: Transaction,
  { newcomers, now, files }: Demo,
): Promise<void> {
  for (const persona of demoPersonas) {
    const provider_id = newcomers.get(persona.email)
    if (!provider_id) continue
    for (const { certificate, ...sample } of sampleRegistrations(persona, now)) {
      // Where the transaction fails, it is deleted with other files that no row names.
      const document_name = await files.put('documents', 'pdf', certificate)
      const registration = { ...sample, provider_id, document_name }
      await tx.run(tables.insertInto('provider_registrations').values(registration))
    }
  }
}
