/** What the carrier's script in a page needs to begin. Both are for that page and live 10 minutes. */
export interface PhoneAuthStart {
  readonly accessToken: string
  readonly jwtToken: string
}

/**
 * The carrier's word that a browser on mobile data belongs to a phone number (one-click login). The page gets a start, the
 * carrier's script turns it into a token on the phone, the server turns the token into the number.
 * All methods reject with `GatewayError`.
 */
export interface PhoneAuthGateway {
  readonly adapter: 'sandbox' | 'aliyun'
  /** For one page: its full address, and its origin (scheme, host and port). */
  begin(page: { readonly url: string; readonly origin: string }): Promise<PhoneAuthStart>
  /** The 11-digit number behind a carrier's token. One use; later `credential`. */
  phoneOf(token: string): Promise<string>
}
