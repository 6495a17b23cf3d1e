/** Where WeChat redirects with `code` and `state`, and the state that identifies the login. */
export interface WeChatLoginRequest {
  /** Absolute address on the domain registered at the open platform. */
  readonly redirectUri: string
  /** Returned unchanged: 1 to 128 of A-Z a-z 0-9 _ -. The caller verifies it against forgery; the uuid for a QR login. */
  readonly state: string
}

/**
 * How the QR code of a login is displayed. `frame`: WeChat's own page in a frame, which redirects to `redirectUri` inside that frame.
 * `image`: a QR code with the text `content`, drawn by Gezhi (sandbox only).
 */
export type WeChatQr = { readonly kind: 'frame'; readonly url: string } | { readonly kind: 'image'; readonly content: string }

/** Result of exchanging a code. The access token is a secret of the user. */
export interface WeChatToken {
  readonly accessToken: string
  /** 2 hours for WeChat. */
  readonly expiresInSeconds: number
  /** Identifies the user within this app. */
  readonly openId: string
  /** Identifies the user across all apps of one open-platform account; null if the app does not belong to one. */
  readonly unionId: string | null
}

export interface WeChatUser {
  readonly openId: string
  readonly unionId: string | null
  readonly nick: string
  /** https address of a picture; null if the user has none. */
  readonly avatar: string | null
}

/** Login by WeChat's open platform (website app, scope snsapi_login). All methods reject with `GatewayError`. */
export interface WeChatGateway {
  readonly adapter: 'sandbox' | 'openPlatform'
  /** Origin of the page that `loginQr` puts into a frame, for the content security policy; null if it needs no frame. */
  readonly frameOrigin: string | null
  /** Origins of the users' pictures, for the same policy. */
  readonly pictureOrigins: readonly string[]
  /** The address to which the page navigates for the login by redirect. Throws RangeError for an invalid state or address. */
  loginUrl(request: WeChatLoginRequest): string
  /** The QR code next to the login form; `state` is the uuid whose result the page polls. Throws RangeError like `loginUrl`. */
  loginQr(request: WeChatLoginRequest): WeChatQr
  /** Exchanges the code from WeChat: works once and for 10 minutes; then `credential`. */
  exchangeCode(code: string): Promise<WeChatToken>
  /** Name and picture; `credential` for an expired token. */
  userInfo(token: Pick<WeChatToken, 'accessToken' | 'openId'>): Promise<WeChatUser>
}
