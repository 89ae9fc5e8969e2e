import { correspondOverTwo } from '#tests/process/support/two-servers.ts'
import { followed } from '#tests/support/event-streams.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { median, percentile } from './support/load.ts'
import { sized } from './support/size.ts'

/**
 * Milliseconds from the click on "Send" at one server until the reader at another has the text, by
 * PostgreSQL: the answer to the writer, the notice in the stream, and the message that is then asked for.
 */
const rounds = sized(100, 3)

const both = await correspondOverTwo(await startPostgres())
try {
  const { call, doctor, patient, thread_id } = both
  const stream = followed(await call(1, doctor, '/messages/stream'))
  // The second shows that the server now listens.
  for (let ready = 0; ready < 2;) if ((await stream.next())?.event === 'ready') ready += 1
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    const sent = call(0, patient, `/threads/${thread_id}/messages`, { body: `Round ${round}` })
    while ((await stream.next())?.event !== 'message');
    await (await call(1, doctor, `/threads/${thread_id}/messages?limit=50`)).json()
    times.push(performance.now() - began)
    await sent
  }
  const slowest = percentile(times, 0.95)
  console.log(
    `sent to seen over two servers  median ${median(times).toFixed(0)} ms, 95 % within ${slowest.toFixed(0)} ms`,
  )
  await stream.leave()
} finally {
  await both.stop()
}
