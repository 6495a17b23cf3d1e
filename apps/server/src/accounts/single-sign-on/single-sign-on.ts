import type { Database } from '../../database/connect-database.ts'
import type { Settings } from '../../settings/settings.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { openIdProvider, type OpenIdSettings } from './openid-provider.ts'
import { singleSignOnStore, type SingleSignOnStore } from './single-sign-on-store.ts'

/** The login at an institution. */
export interface SingleSignOn {
  /** Names of the institution; null if none is configured. */
  readonly name: { readonly zh: string; readonly en: string } | null
  readonly provider: IdentityProvider | null
  readonly store: SingleSignOnStore
}

/** Single sign-on as configured; `now` in ms. */
export function openSingleSignOn(
  settings: OpenIdSettings & Pick<Settings, 'GEZHI_OIDC_NAME' | 'GEZHI_OIDC_NAME_EN'>,
  database: Database,
  now: () => number,
): SingleSignOn {
  const { GEZHI_OIDC_NAME: zh, GEZHI_OIDC_NAME_EN: en } = settings
  const provider = openIdProvider(settings, now)
  return { name: provider && { zh, en: en || zh }, provider, store: singleSignOnStore(database, now) }
}
