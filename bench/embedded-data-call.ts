import { join } from 'node:path'
import { startServer } from './support/child.ts'
import { loadInTurn, report } from './support/load.ts'
import { installComparisonApp } from './support/comparison-app.ts'
import { sized } from './support/size.ts'

/**
 * Own 20 newest readings of 25,000 rows with row-level security, on the embedded database, beside
 * @supabase/lite on the same rows and the same kind of engine. To reach: 6 times as many requests.
 */
const comparisonFolder = installComparisonApp('@supabase/lite@0.10.0')
const here = import.meta.dirname
const rows = String(sized(25_000, 1000))
const ours = await startServer(join(here, 'support/serve-app.ts'), [rows], {
  TEST_ENGINE: 'embedded',
})
const lite = await startServer(join(here, 'peers/supabase-lite.ts'), [comparisonFolder, rows])
try {
  const figures = await loadInTurn([
    { name: 'ours, embedded', ...ours },
    { name: '@supabase/lite 0.10.0, PGlite', ...lite },
  ])
  report(figures, { atLeast: 6 })
} finally {
  ours.stop()
  lite.stop()
}
