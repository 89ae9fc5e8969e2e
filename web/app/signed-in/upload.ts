import { sendAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { NoAnswerError } from '#web/ui/problem.ts'

/** A line on which nothing moves for this long hangs, in milliseconds. A slow one may take its time. */
const silence = 30_000

/**
 * Sends a form with files in the name of the signed-in person. `fetch` says nothing of what is on its
 * way, and a file takes minutes on a slow line, so this is the older call, which does.
 *
 * @param onProgress how much of it has left, in whole per cent
 * @returns what was answered, as JSON
 * @throws ProblemError for every answer that is not a success; NoAnswerError where nothing moves any
 *   more; TypeError where there is no line
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
      }, silence)
    }
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      stir()
      onProgress(Math.floor((100 * loaded) / total))
    })
    call.addEventListener('progress', stir)
    call.addEventListener('loadend', () => clearTimeout(watch))
    call.addEventListener('error', () => reject(new TypeError('There is no line.')))
    call.addEventListener('load', () => {
      resolve(new Response(call.responseText, { status: call.status }))
    })
    call.open('POST', path)
    call.setRequestHeader('Authorization', `Bearer ${token}`)
    stir()
    call.send(form)
  })
}
