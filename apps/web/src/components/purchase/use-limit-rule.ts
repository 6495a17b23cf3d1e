import { useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { installation } from '../../installation/installation.ts'
import { useLanguage } from '../../language/use-language.ts'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { limitRule } from './limit-rule.ts'
import { usePurchase } from './use-purchase.ts'

/** ms to wait for the limits; then the action runs, and the server decides. */
const MAX_WAIT = 1000

/**
 * The limit-button rule: runs an action if the user may do it, otherwise opens the login or the purchase dialog in its place. `name` is a row
 * of the table of capabilities, `amount` how much the action takes of it.
 */
export function useLimitRule(): (name: string, action: () => void, amount?: number) => Promise<void> {
  const queries = useQueryClient()
  const language = useLanguage()
  const purchase = usePurchase()
  return async (name, action, amount) => {
    if (installation().access === 'open') return action()
    const request = queries.query({ ...callQuery(language, 'accounts', 'listEntitlements', {}), staleTime: 0 }).catch(() => null)
    const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), MAX_WAIT))
    const limits = await Promise.race([request, late])
    const rule = limits === null ? 'run' : limitRule(limits, name, amount)
    if (rule === 'login') openLoginDialog()
    else if (rule === 'purchase') purchase()
    else action()
  }
}
