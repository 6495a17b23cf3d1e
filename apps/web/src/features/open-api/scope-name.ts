import type { ApiScope } from '@gezhi/contract/client'
import type { TFunction } from 'i18next'

/** The name of a scope in the language of the page. */
export function scopeName(t: TFunction<'openApi'>, scope: string): string {
  return t(`scopes.${scope as ApiScope}`)
}
