import { conversionSignText } from '@gezhi/contract/conversion-sign'
import { wirePassword as md5 } from '@gezhi/contract/wire-password'
import { apiClient } from '../../../api/api-client.ts'
import { conversionOf } from './conversion.ts'

/** Reports a registration and its source to the operator (B.register.20); failures are irrelevant to the new user. */
export function reportConversion(phone: string, search: Readonly<Record<string, unknown>>): void {
  const conversion = conversionOf(search, location.href)
  const appSign = md5(conversionSignText(phone, Date.now()))
  // Signs the data for the search engine, so that the operator can verify that it is unchanged.
  const signature = conversion.postData && { signature: md5(JSON.stringify(conversion.postData) + appSign) }
  void apiClient.accounts.addConversion({ ...conversion, ...signature, appSign, telephone: phone }).catch(() => null)
}
