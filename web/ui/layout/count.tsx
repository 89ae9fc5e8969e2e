/** The number of pending items beside the name of a page; nothing for zero. */
export function Count({ value, of }: { value: number | undefined; of: string }) {
  return value ? (
    <span className="count">
      {value > 99 ? '99+' : value}
      <span className="sr-only"> {of}</span>
    </span>
  ) : null
}
