import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupName, backupsToDelete, newestBackup, timeOfBackup } from './retention.ts'

const day = 86_400_000
const at = (text: string) => backupName(new Date(text))
const times = fc.uniqueArray(
  fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
  { maxLength: 120, selector: (time) => backupName(time) },
)
const others = fc.array(
  fc.oneof(
    fc.string(),
    times.map(([time]) => `${time ? backupName(time) : 'ubumi'}.part`),
    fc.constantFrom(
      'restore-drill.json',
      'ubumi-20261399T000000Z.tar.gz.age',
      'ubumi-2026.tar.gz.age',
    ),
  ),
)

describe('which backups are deleted', () => {
  it('never the newest, nor anything that is no backup of ours', () => {
    fc.assert(
      fc.property(times, others, (made, more) => {
        const backups = made.map(backupName)
        const deleted = backupsToDelete([...backups, ...more])
        expect(deleted).not.toContain(newestBackup(backups))
        expect(deleted.every((name) => backups.includes(name))).toBe(true)
      }),
    )
  })

  it('keeps the newest three of each of the last 7 days with one, and at most 38', () => {
    fc.assert(
      fc.property(times, (made) => {
        const backups = made.map(backupName)
        const deleted = backupsToDelete(backups)
        const kept = backups.filter((name) => !deleted.includes(name))
        expect(kept.length).toBeLessThanOrEqual(7 * 3 + 5 + 12)
        const byDay = Map.groupBy(backups.toSorted(), lusakaDay)
        const days = [...byDay.keys()].slice(-7)
        for (const date of days)
          for (const name of byDay.get(date)!.slice(-3)) expect(kept).toContain(name)
      }),
    )
  })

  it('deletes nothing more when asked again, in whatever order', () => {
    fc.assert(
      fc.property(times, (made) => {
        const backups = made.map(backupName)
        const deleted = backupsToDelete(backups)
        expect(backupsToDelete(backups.toReversed())).toEqual(deleted)
        expect(backupsToDelete(backups.filter((name) => !deleted.includes(name)))).toEqual([])
      }),
    )
  })

  it('leaves 7 days, 5 weeks and 12 months after two years of nights', () => {
    let files: string[] = []
    for (let night = 0; night < 730; night++) {
      files.push(backupName(new Date(Date.UTC(2025, 0, 1, 1, 23) + night * day)))
      const deleted = backupsToDelete(files)
      files = files.filter((name) => !deleted.includes(name))
    }
    const kept = files.map((name) => timeOfBackup(name)!.toISOString().slice(0, 10))
    // 31 December 2026 is a Thursday.
    expect(kept.slice(-7)).toEqual([25, 26, 27, 28, 29, 30, 31].map((date) => `2026-12-${date}`))
    for (const sunday of ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27'])
      expect(kept).toContain(sunday)
    const ends = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (const [month, date] of ends.entries())
      expect(kept).toContain(`2026-${String(month + 1).padStart(2, '0')}-${date}`)
    expect(kept).toHaveLength(7 + 3 + 11)
  })

  it('counts days by the clock of Lusaka', () => {
    const evening = at('2026-05-11T21:30:00Z')
    const night = at('2026-05-11T22:30:00Z')
    const later = [10, 11, 12].map((hour) => at(`2026-05-12T${hour}:00:00Z`))
    expect(backupsToDelete([evening, night, ...later])).toEqual([night])
  })
})

function lusakaDay(name: string): string {
  return new Date(timeOfBackup(name)!.getTime() + 2 * 3_600_000).toISOString().slice(0, 10)
}
