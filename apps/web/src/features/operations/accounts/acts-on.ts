import type { AccountAct } from './account-dialog.tsx'
import type { ListedAccount } from './listed-account.ts'

/** What an operator can do with an account: with their own, only give it a right. */
export function actsOn({ id, locked, online, role }: ListedAccount, own: string | undefined): AccountAct[] {
  if (id === own) return ['give']
  return ['give', ...(online ? (['forceOut'] as const) : []), locked ? 'unlock' : 'lock', role === 'operator' ? 'makeUser' : 'makeOperator']
}
