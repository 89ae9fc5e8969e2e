// The floor of a data call: node:http and pg alone, with the same pipelined transaction, the same
// check of the token and of the session, and nothing else.
import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { importJWK, jwtVerify } from 'jose'
import pg from 'pg'

const [database_url = '', key = '', issuer = ''] = process.argv.slice(2)
const pool = new pg.Pool({
  connectionString: database_url,
  max: 4,
  pipeline: true,
} as pg.PoolConfig)
const publicKey = await importJWK(JSON.parse(key), 'ES256')
const expectations = { algorithms: ['ES256'], issuer, audience: 'authenticated' }
const rows = `select "id", "user_id", "systolic", "diastolic", "pulse", "notes", "created_at"
  from "blood_pressure_readings" order by "created_at" desc, "id" desc limit $1`
const verified = new Map<string, { claims: string; expires: number }>()

/** As the app does: a token's signature, issuer, audience and time are checked once, its time always. */
async function claimsOf(token: string): Promise<string | undefined> {
  const digest = hash('sha256', token, 'base64')
  const seen = verified.get(digest)
  if (seen && seen.expires > Date.now()) return seen.claims
  const { payload } = await jwtVerify(token, publicKey, expectations)
  const { sub, session_id } = payload
  const claims = JSON.stringify({ sub, role: 'authenticated', session_id })
  verified.set(digest, { claims, expires: payload.exp! * 1000 })
  return claims
}

const server = createServer((request, response) => {
  void (async () => {
    const token = request.headers.authorization?.slice(7) ?? ''
    const claims = await claimsOf(token).catch(() => undefined)
    if (!claims) return response.writeHead(401).end()
    const client = await pool.connect()
    const [, , read] = await Promise.all([
      client.query('begin'),
      client.query({
        name: 'enter',
        text: 'select door.enter($1, $2, $3)',
        values: [claims, 'client', false],
      }),
      client.query({ name: 'rows', text: rows, values: [20] }),
      client.query('commit'),
    ])
    client.release()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(read.rows))
  })()
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/`, headers: {} }))
})
