/** Notes that were saved in another window while this form was open: saving replaces them. */
export function NewerNotes({ notes }: { notes: string }) {
  return (
    <div role="status" className="grid gap-1">
      <p className="font-bold text-copper">These notes changed since you opened them. Now:</p>
      <p className="whitespace-pre-line wrap-anywhere">{notes || 'N/A'}</p>
    </div>
  )
}
