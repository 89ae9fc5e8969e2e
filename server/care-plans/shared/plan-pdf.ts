import type { Content } from 'pdfmake/interfaces.js'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { note, type PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'

interface PrintedPlan {
  /** "Your meal plan" */
  title: string
  plan: { author: { full_name: string } | null; created_at: Date }
  /** The name of the patient. */
  person: string
  now: Date
  content: Content[]
}

/** A plan on paper: for whom, by whom and when, then its content. */
export function renderPlan({ title, plan, person, now, content }: PrintedPlan): PdfDocument {
  const { author, created_at } = plan
  const by = author ? `Written by ${printable(author.full_name)}, ` : 'Written '
  return {
    title,
    lines: [
      { text: `For ${printable(person)}` },
      note(`${by}${writtenInLusaka(created_at)}, Lusaka time`),
    ],
    content,
    footer: `Printed ${writtenInLusaka(now)}, Lusaka time`,
  }
}
