declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  /** The part of the library that tests use; it comes without types. */
  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    on(event: string, listener: (...values: unknown[]) => void): this
  }
}
