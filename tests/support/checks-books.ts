import type { RejectedRows } from './check-rows.ts'

export const rejectedByBooks: RejectedRows = {
  'public.billing_rules': {
    billing_rules_late_hours_check: [{ late_hours: 0 }, { late_hours: 169 }],
    billing_rules_late_percent_check: [{ late_percent: -1 }, { late_percent: 101 }],
    billing_rules_missed_percent_check: [{ missed_percent: -1 }, { missed_percent: 101 }],
    billing_rules_number_series_check: [{ number_series: 'none of these' }],
    billing_rules_version_check: [{ version: 0 }],
  },
  'public.clinic_numbers': {
    clinic_numbers_amount_ngwee_check: [{ amount_ngwee: -1 }],
    clinic_numbers_kind_check: [{ kind: 'none of these' }],
    clinic_numbers_serial_check: [{ serial: 0 }],
  },
}
