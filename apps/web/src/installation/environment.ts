import type { Environment } from '@gezhi/contract/client'
import { installation } from './installation.ts'

/**
 * Environment derived from the host name: this machine, `*.local`, `*.localhost` and names with `dev`; names with `test`; all others
 * (G50, G200).
 */
export function environmentOf(host: string): Environment {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$|\.local(?:host)?$|dev/i.test(host)) return 'development'
  return /test/i.test(host) ? 'testing' : 'production'
}

/** Base address of the search pages of the side menu in this environment; undefined for the same host (B.shell.21). */
export function menuBase(): string | undefined {
  return installation().menuBases[environmentOf(location.hostname)]
}

/** Address of the workspace in this environment where it is another site (router.29, G171); undefined for our own pages. */
export function workspaceAddress(): string | undefined {
  return installation().workspaceAddresses[environmentOf(location.hostname)]
}
