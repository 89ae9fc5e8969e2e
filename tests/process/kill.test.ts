import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { runNode, startServer, temporaryFolder } from '#tests/support/server-process.ts'

const cycles = 6

describe('kill -9 in the middle of writing', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  it('loses no acknowledged write, stores no partial write, and serves again', async () => {
    const env = { DATA_DIR: folder.path, USER_ID: randomUUID() }
    const acknowledged: string[] = []
    for (let cycle = 0; cycle < cycles; cycle++) {
      const writer = runNode(['tests/process/support/write-loop.ts'], env)
      // Killed after another number of writes each time, so that it hits other points in time.
      const enough = 20 + 37 * cycle
      while (writer.output().split('\n').length < enough && writer.child.exitCode === null) {
        await new Promise((next) => setTimeout(next, 5))
      }
      expect(await writer.stop('SIGKILL'), writer.output().slice(0, 500)).toBe('SIGKILL')
      const lines = writer.output().split('\n').slice(1)
      // The last line may be incomplete; then the write was not acknowledged.
      acknowledged.push(...lines.slice(0, -1))
    }
    expect(acknowledged.length).toBeGreaterThan(cycles * 10)

    const reader = runNode(['tests/process/support/list-pairs.ts'], env)
    expect(await reader.ended, reader.output()).toBe(0)
    const kept = JSON.parse(reader.output()) as { readings: string[]; traces: string[] }
    const readings = new Set(kept.readings)
    expect(acknowledged.filter((id) => !readings.has(id))).toEqual([])
    expect(new Set(kept.traces)).toEqual(readings)

    // The folder has records, but no server has made its keys yet.
    const keys = { AUTH_SECRET: 'a'.repeat(32), AUTH_SERVICE_KEY: 'b'.repeat(32) }
    const server = await startServer({ DATA_DIR: folder.path, ...keys })
    expect(await server.stop()).toBe(0)
  })
})
