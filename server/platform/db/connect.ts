import pg from 'pg'

/** @throws Error that says which database cannot be reached, and why */
export async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw new Error(`${describeAddress(address)} cannot be reached: ${reasonOf(error)}`)
  })
  return client
}

/** Which database was meant, without its password. */
function describeAddress(address: string): string {
  const { host, pathname, username } = new URL(address)
  return `The database ${decodeURIComponent(pathname.slice(1))} at ${host}, as ${decodeURIComponent(username)},`
}

/** A failed connection to several addresses is one error without a message. */
function reasonOf(error: unknown): string {
  const { code, message, errors } = error as AggregateError & { code?: string }
  return message || code || errors?.map(reasonOf).join(', ') || 'no answer'
}
