/** An email as plain text: its paragraphs, with the address under the words of the button. */
export const asPlainText = (
  before: readonly string[],
  link: { label: string; href: string } | undefined,
  after: readonly string[],
): string => [...before, ...(link ? [`${link.label}:\n${link.href}`] : []), ...after].join('\n\n')
