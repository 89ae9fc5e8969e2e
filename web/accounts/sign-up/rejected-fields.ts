/**
 * What the server rejected in the sign-up data, as the form names its fields; empty where the
 * message is about something else.
 *
 * @param message a row for each field: `student_data.institution_name: Enter the name …`
 */
export function rejectedFields(message: string): Record<string, string> {
  const lines = message.split('\n').map((line) => /^(?:\w+\.)?([a-z_]+): (.+)$/.exec(line))
  return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : [])))
}
