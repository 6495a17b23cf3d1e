import { useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { usePurchase } from '../../components/purchase/use-purchase.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Opens the purchase of an AI pack (G94), with the limit that it was opened for; the default product while no pack is on sale. */
export function useBuyPack(): (reason?: string) => Promise<void> {
  const purchase = usePurchase()
  const queries = useQueryClient()
  const language = useLanguage()
  return async (reason) => {
    // Without the list the dialog still offers what it has.
    const listed = callQuery(language, 'payment', 'listProducts', { productType: 'AI' })
    const packs = await queries.query({ ...listed, staleTime: 'static' }).catch(() => [])
    purchase(packs[0]?.productId, reason)
  }
}
