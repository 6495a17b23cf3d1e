import type { RecurringJob } from '../database/start-jobs.ts'
import type { Accounts } from './accounts.ts'

/** What is done for accounts every hour: removing what is over. */
export function accountJobs(accounts: Pick<Accounts, 'guests' | 'sweep'>): readonly RecurringJob[] {
  return [
    { queue: 'sweep-guest-tokens', cron: '17 * * * *', run: () => accounts.guests.sweep() },
    { queue: 'sweep-accounts', cron: '27 * * * *', run: () => accounts.sweep() },
  ]
}
