import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { temporaryFolder } from '../server-process.ts'
import type { Tab } from './tab.ts'

/** Path of a Firefox on this machine. */
export const findFirefox = () =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Firefox without a window, over WebDriver BiDi, which it speaks itself. */
export async function openFirefox(path: string): Promise<Tab> {
  const profile = temporaryFolder()
  const words = ['--headless', '--no-remote', '--remote-debugging-port=0']
  const child = spawn(path, [...words, '--profile', profile.path], {
    env: { ...process.env, HOME: profile.path },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const address = await new Promise<string>((done, fail) => {
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += String(chunk)
      const url = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
      if (url) done(url)
    })
    child.once('error', fail)
    child.once('close', () => fail(new Error(`Firefox ended: ${output}`)))
  })
  const { call, close } = await connect(`${address}/session`)
  await call('session.new', { capabilities: {} })
  const { contexts } = (await call('browsingContext.getTree', {})) as {
    contexts: { context: string }[]
  }
  const { context } = contexts[0]!
  await call('browsingContext.setViewport', { context, viewport: { width: 360, height: 780 } })
  return {
    goTo: async (url) =>
      void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const { result, exceptionDetails } = (await call('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null') as unknown
    },
    perform: async (actions) => void (await call('input.performActions', { context, actions })),
    async close() {
      close()
      child.kill()
      await ended
      profile.remove()
    },
  }
}

/** Sends commands, and waits for the answer to each. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (why: Error) => void }>()
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done())
    socket.addEventListener('error', () => fail(new Error(`No connection to ${address}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as {
      id?: number
      result?: unknown
      error?: string
      message?: string
    }
    const call = waiting.get(answer.id ?? 0)
    if (answer.error) call?.fail(new Error(`${answer.error}: ${answer.message}`))
    else call?.done(answer.result)
  })
  let last = 0
  return {
    call: (method: string, params: object): Promise<unknown> => {
      last += 1
      const id = last
      const answer = new Promise<unknown>((done, fail) => waiting.set(id, { done, fail }))
      socket.send(JSON.stringify({ id, method, params }))
      return answer
    },
    close: () => socket.close(),
  }
}
