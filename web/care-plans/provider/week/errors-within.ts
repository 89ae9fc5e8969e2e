/** The first error of the fields whose names begin like this: `weekly_schedule.2`. */
export const errorWithin = (
  errors: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined =>
  Object.entries(errors ?? {}).find(([field]) => `${field}.`.startsWith(`${name}.`))?.[1]
