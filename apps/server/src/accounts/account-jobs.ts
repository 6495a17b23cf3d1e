import type { RecurringJob } from '../database/start-jobs.ts'
import type { Accounts } from './accounts.ts'

/** What is done for accounts by itself: removing what is over every hour, and every minute the files of pictures that nobody shows any more. */
export function accountJobs(accounts: Pick<Accounts, 'guests' | 'pendingDeletions' | 'purgeExpired'>): readonly RecurringJob[] {
  return [
    { queue: 'sweep-guest-tokens', cron: '17 * * * *', run: () => accounts.guests.purgeExpired() },
    { queue: 'sweep-accounts', cron: '27 * * * *', run: () => accounts.purgeExpired() },
    { queue: 'remove-pictures', cron: '* * * * *', run: () => accounts.pendingDeletions.remove() },
  ]
}
