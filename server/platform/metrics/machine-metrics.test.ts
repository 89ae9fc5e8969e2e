import { readFileSync } from 'node:fs'
import { createServer } from 'node:tls'
import { Registry } from 'prom-client'
import { afterAll, expect, it } from 'vitest'
import { makeCertificate } from '#tests/support/tls.ts'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { addCertificateMetrics, addDiskMetrics } from './machine-metrics.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const samples = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((text) => text.startsWith('ubumi'))

it('has the free part of each disk, and leaves out a folder that is away', async () => {
  const registry = new Registry()
  addDiskMetrics(registry, { data: import.meta.dirname, backups: '/nowhere/at/all' })
  const [only, ...more] = await samples(registry)
  expect(more).toEqual([])
  expect(Number(/^ubumi_disk_free_ratio\{folder="data"\} (\S+)$/.exec(only!)![1])).toBeLessThan(1)
})

it('has the seconds until the certificate of the service ends, and nothing while it is away', async () => {
  const made = makeCertificate(folder.path)
  const server = createServer({
    cert: readFileSync(made.certificate),
    key: readFileSync(made.key),
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const registry = new Registry()
  addCertificateMetrics(registry, `https://localhost:${port}`)
  const [found] = await samples(registry)
  expect(Number(found!.split(' ')[1]) / 86_400).toBeGreaterThan(0.5)
  await new Promise((done) => server.close(done))
  const other = new Registry()
  addCertificateMetrics(other, `https://localhost:${port}`)
  expect(await samples(other)).toEqual([])
  const plain = new Registry()
  addCertificateMetrics(plain, 'http://localhost')
  expect(await samples(plain)).toEqual([])
})
