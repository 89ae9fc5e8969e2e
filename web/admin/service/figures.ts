import type { ServiceFigure } from '#domain/admin/service-figures.ts'

interface ShownFigure {
  name: ServiceFigure
  title: string
  unit: string
}

/** The figures in the order of the page. */
export const figureGroups: readonly { title: string; figures: readonly ShownFigure[] }[] = [
  {
    title: 'Requests',
    figures: [
      { name: 'requests', title: 'Requests', unit: 'per minute' },
      { name: 'failed', title: 'Failed requests', unit: 'the server answered 500 or more' },
      { name: 'slow_ms', title: 'Slow calls', unit: 'ms, 95 % were faster' },
      { name: 'streams', title: 'Open message streams', unit: 'pages' },
    ],
  },
  {
    title: 'What waits',
    figures: [
      { name: 'queue_seconds', title: 'Oldest task', unit: 'seconds overdue' },
      { name: 'email_seconds', title: 'Oldest email', unit: 'seconds overdue' },
      { name: 'undelivered', title: 'Undelivered email', unit: 'emails' },
      { name: 'open_payments', title: 'Open payments', unit: 'payments' },
      { name: 'open_alerts', title: 'Open safety alerts', unit: 'alerts' },
      { name: 'backup_hours', title: 'Newest backup', unit: 'hours old' },
    ],
  },
  {
    title: 'Servers and database',
    figures: [
      { name: 'loop_ms', title: 'Event loop delay', unit: 'ms, 99 % were shorter' },
      { name: 'connections', title: 'Database connections', unit: 'in use' },
      { name: 'wait_ms', title: 'Wait for a connection', unit: 'ms, the longest' },
      { name: 'memory_mb', title: 'Memory', unit: 'MB, all servers' },
    ],
  },
]
