/** A person as the identity provider knows them. */
export interface Identity {
  readonly issuer: string
  /** The claim `sub`. */
  readonly subject: string
  readonly name: string | null
  /** In lower case; null unless the provider has verified it. */
  readonly email: string | null
}

/** What the server remembers of a login until the provider redirects back. */
export interface BegunLogin {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The parameters with which the provider redirects back. */
export interface ProviderResponse {
  readonly code: string
  readonly state: string
  /** The issuer (RFC 9207), if the provider sends it. */
  readonly iss?: string | undefined
}

/** The login at an institution: authorization code flow with PKCE, state and nonce. Methods throw `IdentityProviderError`. */
export interface IdentityProvider {
  /** A new login, and the address to which the browser is sent; the provider redirects back to `redirectUri`. */
  begin(redirectUri: string, language: 'zh' | 'en'): Promise<{ readonly login: BegunLogin; readonly url: string }>
  /** Exchanges the code for the verified identity of the person. */
  complete(redirectUri: string, response: ProviderResponse, login: BegunLogin): Promise<Identity>
}

/**
 * Why there is no identity: the provider cannot be reached (`unreachable`), it or the checks of its response rejected the login
 * (`rejected`), or the person is not among those the operator admits (`not-admitted`).
 */
export class IdentityProviderError extends Error {
  readonly issue: 'unreachable' | 'rejected' | 'not-admitted'

  /** `details`: what the operator has to know, for the log. */
  constructor(
    issue: IdentityProviderError['issue'],
    { details = null, cause }: { readonly details?: string | null; readonly cause?: unknown } = {},
  ) {
    super(`single sign-on: ${issue}${details === null ? '' : ` (${details})`}`, { cause })
    this.name = 'IdentityProviderError'
    this.issue = issue
  }
}
