import type { Environment } from '@gezhi/contract/client'
import { installation } from '../../installation/installation.ts'

/**
 * Where the app runs, told by the host's name: this machine, `*.local`, `*.localhost` and names with `dev`; names with `test`; all others
 * (G50, G200).
 */
export function environmentOf(host: string): Environment {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$|\.local(?:host)?$|dev/i.test(host)) return 'development'
  return /test/i.test(host) ? 'testing' : 'production'
}

/** Where the search pages of the side menu are in this environment; undefined for the same host (B.shell.21). */
export function menuBase(): string | undefined {
  return installation().menuBases[environmentOf(location.hostname)]
}
