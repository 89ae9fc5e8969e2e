import { sendAsMe } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ConnectionError, NoAnswerError } from '#web/platform/calls/problem.ts'

/**
 * A connection without progress for this long counts as hanging, in milliseconds. A slow one may
 * take its time.
 */
const idleTimeout = 30_000

/**
 * Sends a form with files with the token of the signed-in user. `fetch` reports no upload progress,
 * and a file takes minutes on a slow connection, so this uses XMLHttpRequest, which does.
 *
 * @param onProgress called with the part that has been sent, in whole per cent
 * @returns the answer, as JSON
 * @throws ProblemError for every answer that is not a success; NoAnswerError where there is no more
 * progress; TypeError when offline
 */
export async function upload(
  path: `/api/${string}`,
  form: FormData,
  onProgress: (percent: number) => void = () => {},
): Promise<unknown> {
  const answer = await sendAsMe((token) => sendForm(path, token, form, onProgress))
  return answer.json()
}

function sendForm(
  path: string,
  token: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const call = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    let watch: ReturnType<typeof setTimeout> | undefined
    const stir = () => {
      clearTimeout(watch)
      watch = setTimeout(() => {
        reject(new NoAnswerError())
        call.abort()
      }, idleTimeout)
    }
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      stir()
      onProgress(Math.floor((100 * loaded) / total))
    })
    call.addEventListener('progress', stir)
    call.addEventListener('loadend', () => clearTimeout(watch))
    call.addEventListener('error', () => reject(new ConnectionError('You are offline.')))
    call.addEventListener('load', () => {
      resolve(new Response(call.responseText, { status: call.status }))
    })
    call.open('POST', path)
    call.setRequestHeader('Authorization', `Bearer ${token}`)
    stir()
    call.send(form)
  })
}
