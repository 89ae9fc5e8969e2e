/** An answer that is a file. */
export type FileAnswer = Pick<Response, 'headers' | 'blob'>

/** Passes a file to the browser under the name that the server gave it: what it is, whose and of when. */
export async function saveAnswer(answer: FileAnswer) {
  saveFile(await answer.blob(), fileNameOf(answer))
}

/** The name that the server gave a file. */
export const fileNameOf = ({ headers }: Pick<Response, 'headers'>) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file'

/** Passes content to the browser as a file of this name, to save or to open. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
