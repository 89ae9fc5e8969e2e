/** Days after which an admin should dial a helpline again. */
export const checkedForDays = 90

/** The most helplines: a longer list does not help a person in need. */
export const maxHelplines = 12

/** @param today the present day in Lusaka, `YYYY-MM-DD` */
export const isOverdue = ({ last_checked }: { last_checked: string | null }, today: string) =>
  last_checked === null ||
  Date.parse(today) - Date.parse(last_checked) > checkedForDays * 86_400_000

/** Helplines that people in Zambia are shown and that no admin has dialled for so long. */
export const undialled = <
  Line extends { kind: string; last_checked: string | null; is_shown?: boolean },
>(
  lines: readonly Line[],
  today: string,
): Line[] =>
  lines.filter(
    (line) => line.is_shown !== false && line.kind !== 'abroad' && isOverdue(line, today),
  )

/** The longest reason of a suspension, in letters. */
export const maxReason = 500
