import { loadWithin, withTimeout } from '#web/platform/calls/with-timeout.ts'
import { fileNameOf } from '#web/platform/save-file.ts'
import { sendAsMe } from '#web/platform/signed-in/authenticated-fetch.ts'

/**
 * A file for the signed-in user, with how much of it has come while it comes. To make a pack can take a while, so the
 * connection may be silent for longer than for data.
 *
 * @param onProgress bytes so far, and of the whole file; 0 where the server does not say
 * @throws ProblemError for an answer that is not a success, ConnectionError offline, NoAnswerError where it hangs
 */
export async function downloadPack(
  path: string,
  onProgress: (loaded: number, total: number) => void,
) {
  const answer = await sendAsMe(async (token) => {
    const stop = new AbortController()
    const giveUp = () => stop.abort()
    const headers = { Authorization: `Bearer ${token}` }
    const response = await withTimeout(
      fetch(path, { headers, signal: stop.signal }),
      loadWithin,
      giveUp,
    )
    const reader = response.body!.getReader()
    const total = response.ok ? Number(response.headers.get('content-length') ?? 0) : 0
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for (let loaded = 0; ;) {
      const { done, value } = await withTimeout(reader.read(), loadWithin, giveUp)
      if (done) return new Response(new Blob(chunks), response)
      chunks.push(value)
      loaded += value.length
      if (response.ok) onProgress(loaded, total)
    }
  })
  return {
    // A phone opens it as what it is.
    content: new Blob([await answer.blob()], { type: 'application/pdf' }),
    name: fileNameOf(answer),
  }
}
