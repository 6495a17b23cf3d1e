import type { RecurringJob } from '../database/start-jobs.ts'
import type { Accounts } from './accounts.ts'

/** Background jobs of accounts: deletes expired rows every hour, and files of unused pictures every minute. */
export function accountJobs(accounts: Pick<Accounts, 'guests' | 'pendingDeletions' | 'purgeExpired'>): readonly RecurringJob[] {
  return [
    { queue: 'sweep-guest-tokens', cron: '17 * * * *', run: () => accounts.guests.purgeExpired() },
    { queue: 'sweep-accounts', cron: '27 * * * *', run: () => accounts.purgeExpired() },
    { queue: 'remove-pictures', cron: '* * * * *', run: () => accounts.pendingDeletions.remove() },
  ]
}
