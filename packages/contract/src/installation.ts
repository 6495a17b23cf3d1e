import type { Activity } from './content/activity.ts'
import type { QR_TYPES } from './content/qr.ts'

/** The name of the `meta` element in which the page carries these facts. */
export const INSTALLATION_META = 'gezhi-installation'

/** What a QR code of the toolbar is for. */
export type QrType = (typeof QR_TYPES)[number]

/** Where the app runs, as told by the name of its host (G50). */
export type Environment = 'development' | 'testing' | 'production'

/** What the web has to know of this installation before anything is drawn. All of it is public. */
export interface Installation {
  /** `open`: searches and documents need no login. */
  readonly access: 'open' | 'membership'
  /** The number of the service line, null where there is none (G51). */
  readonly servicePhone: string | null
  /** When the service line answers. */
  readonly serviceHours: string | null
  /** Where the online chat is. */
  readonly serviceChat: string | null
  /** The QR codes whose target the operator has set. */
  readonly qrCodes: readonly QrType[]
  /** Where the search pages of the side menu are, for each environment; one that is not named has them on the same host. */
  readonly menuBases: Readonly<Partial<Record<Environment, string>>>
  /** Origins of the sites that share logins with each other; empty where none do. */
  readonly sharedLoginSites: readonly string[]
  /** The offer the operator has enabled, whether it has ended or not; null without one. */
  readonly activity: Activity | null
}
