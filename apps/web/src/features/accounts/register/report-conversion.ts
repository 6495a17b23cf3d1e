import { conversionSignText } from '@gezhi/contract/conversion-sign'
import { wirePassword as md5 } from '@gezhi/contract/wire-password'
import { apiClient } from '../../../api/api-client.ts'
import { conversionOf } from './conversion.ts'

/** Tells the operator of a registration and where it came from (B.register.20); whether that succeeds is nothing to the new user. */
export function reportConversion(phone: string, search: Readonly<Record<string, unknown>>): void {
  const conversion = conversionOf(search, location.href)
  const appSign = md5(conversionSignText(phone, Date.now()))
  // Of what goes to the search engine too, so that the operator can see that it came through unchanged.
  const signature = conversion.postData && { signature: md5(JSON.stringify(conversion.postData) + appSign) }
  void apiClient.accounts.addConversion({ ...conversion, ...signature, appSign, telephone: phone }).catch(() => null)
}
