import type { RecurringJob } from '../database/start-jobs.ts'
import type { Accounts } from './accounts.ts'

/** Recurring jobs of accounts: every hour purge expired rows; every minute delete unused images and write requested data copies. */
export function accountJobs(
  accounts: Pick<Accounts, 'guests' | 'pendingDeletions' | 'purgeExpired' | 'writeDataCopies'>,
): readonly RecurringJob[] {
  return [
    { queue: 'sweep-guest-tokens', cron: '17 * * * *', run: () => accounts.guests.purgeExpired() },
    { queue: 'sweep-accounts', cron: '27 * * * *', run: () => accounts.purgeExpired() },
    { queue: 'remove-pictures', cron: '* * * * *', run: () => accounts.pendingDeletions.remove() },
    { queue: 'write-data-copies', cron: '* * * * *', run: () => accounts.writeDataCopies() },
  ]
}
