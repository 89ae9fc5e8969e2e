/** The safety plan on this phone: its key, and `of`, the id of the user who saved it; a visitor's has none. */
export const phonePlanKey = 'ubumi.safety-plan'

/** Whose plan it is; undefined for that of a visitor, null where no plan can be read. */
export function ownerOfPhonePlan(text: string | null): string | undefined | null {
  try {
    const { of } = JSON.parse(text ?? '') as { of?: unknown }
    return typeof of === 'string' ? of : undefined
  } catch {
    return null
  }
}
