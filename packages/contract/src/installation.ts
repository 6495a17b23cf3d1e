import type { Activity } from './content/activity.ts'
import type { QR_TYPES } from './content/qr.ts'

/** Name of the `meta` element in which the page carries the installation data. */
export const INSTALLATION_META = 'gezhi-installation'

/** Purpose of a QR code of the toolbar. */
export type QrType = (typeof QR_TYPES)[number]

/** Environment of the app, derived from its host name (G50). */
export type Environment = 'development' | 'testing' | 'production'

/** What the web app must know of this installation before it renders. All of it is public. */
export interface Installation {
  /** `open`: searches and documents need no login. */
  readonly access: 'open' | 'membership'
  /** The program's version. */
  readonly version: string
  /** The phone number of customer service, null if there is none (G51). */
  readonly servicePhone: string | null
  /** Business hours of customer service. */
  readonly serviceHours: string | null
  /** Address of the online chat. */
  readonly serviceChat: string | null
  /** Base addresses of the search pages of the side menu per environment; the same host if an environment is missing. */
  readonly menuBases: Readonly<Partial<Record<Environment, string>>>
  /** Addresses of the workspace per environment where it is another site (G171). */
  readonly workspaceAddresses: Readonly<Partial<Record<Environment, string>>>
  /** Origins of the sites that share logins; empty if none do. */
  readonly sharedLoginSites: readonly string[]
  /** The offer enabled by the operator, active or ended; null without one. */
  readonly activity: Activity | null
}
