import { countTogether } from '#domain/medications/names/same-medicine.ts'
import type { Medicine, MedicineBox, MedicineDose } from '#domain/medications/schema.ts'

/** The doses of a medicine, also under another name of it, and of what doubles it. */
export function dosesCountedWith(
  { medicines, doses }: MedicineBox,
  { id, name }: Medicine,
): MedicineDose[] {
  const ids = medicines
    .filter((other) => other.id === id || countTogether(name, other.name))
    .map((other) => other.id)
  return doses.filter(({ medicine_id }) => ids.includes(medicine_id))
}
