interface CountProps {
  value: number | undefined
  of: string
  /** In the colour of danger. */
  isPressing?: boolean
}

/** The number of pending items beside the name of a page; nothing for zero. */
export function Count({ value, of, isPressing }: CountProps) {
  return value ? (
    <span className={isPressing ? 'count count-pressing' : 'count'}>
      {value > 99 ? '99+' : value}
      <span className="sr-only"> {of}</span>
    </span>
  ) : null
}
