/** What the carrier's script in the page needs to start. Both values are valid for that page and for 10 minutes. */
export interface PhoneAuthStart {
  readonly accessToken: string
  readonly jwtToken: string
}

/**
 * The carrier's confirmation that a browser on mobile data belongs to a phone number (one-click login). The page gets start values, the
 * carrier's script on the phone exchanges them for a token, the server exchanges the token for the number. All methods reject with
 * `GatewayError`.
 */
export interface PhoneAuthGateway {
  readonly adapter: 'sandbox' | 'aliyun'
  /** For one page: its full address, and its origin (scheme, host and port). */
  begin(page: { readonly url: string; readonly origin: string }): Promise<PhoneAuthStart>
  /** The 11-digit number for a carrier's token. Works once; then `credential`. */
  phoneOf(token: string): Promise<string>
}
