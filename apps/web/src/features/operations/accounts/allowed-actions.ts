import type { AccountAction } from './account-dialog.tsx'
import type { ListedAccount } from './listed-account.ts'

/** The actions an operator may take on an account; none on their own. */
export function allowedActions({ id, locked, online, role }: ListedAccount, own: string | undefined): AccountAction[] {
  if (id === own) return []
  return ['give', ...(online ? (['forceOut'] as const) : []), locked ? 'unlock' : 'lock', role === 'operator' ? 'makeUser' : 'makeOperator']
}
