import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { usePurchase } from '../../components/purchase/use-purchase.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Opens the purchase of an AI pack (G94), with the limit that it was opened for; the default product while no pack is on sale. */
export function useBuyPack(): (reason?: string) => void {
  const purchase = usePurchase()
  const { data: packs } = useQuery(callQuery(useLanguage(), 'payment', 'listProducts', { productType: 'AI' }))
  return (reason) => purchase(packs?.[0]?.productId, reason)
}
