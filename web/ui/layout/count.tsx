/** How many wait at a place, beside its name; nothing where none does. */
export function Count({ value, of }: { value: number | undefined; of: string }) {
  return value ? (
    <span className="count">
      {value > 99 ? '99+' : value}
      <span className="sr-only"> {of}</span>
    </span>
  ) : null
}
