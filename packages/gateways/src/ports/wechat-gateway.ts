/** Where WeChat comes back to with `code` and `state`, and what tells one login from another. */
export interface WeChatLoginRequest {
  /** Absolute address on the domain registered at the open platform. */
  readonly redirectUri: string
  /** Comes back unchanged: 1 to 128 of A-Z a-z 0-9 _ -. Checked by the caller against forgery; the uuid for a QR login. */
  readonly state: string
}

/**
 * How the QR of a login is shown. `frame`: WeChat's own page in a frame, which comes back to `redirectUri` inside that frame.
 * `image`: a QR drawn by Gezhi whose content is `content` (sandbox only).
 */
export type WeChatQr = { readonly kind: 'frame'; readonly url: string } | { readonly kind: 'image'; readonly content: string }

/** What a code was exchanged for. The access token is a secret of the user's. */
export interface WeChatToken {
  readonly accessToken: string
  /** 2 hours at WeChat. */
  readonly expiresInSeconds: number
  /** Who it is, for this app only. */
  readonly openId: string
  /** Who it is, for all apps of one open-platform account; null where the app belongs to none. */
  readonly unionId: string | null
}

export interface WeChatUser {
  readonly openId: string
  readonly unionId: string | null
  readonly nick: string
  /** https address of a picture; null where the user has none. */
  readonly avatar: string | null
}

/** Login by WeChat's open platform (website app, scope snsapi_login). All methods reject with `GatewayError`. */
export interface WeChatGateway {
  readonly adapter: 'sandbox' | 'openPlatform'
  /** Origin of the page that `loginQr` puts into a frame, for the content security policy; null where it needs no frame. */
  readonly frameOrigin: string | null
  /** Where the pictures of its users lie, for the same policy. */
  readonly pictureOrigins: readonly string[]
  /** Where the whole page is sent for the login by redirect. Throws RangeError for a state or address of the wrong form. */
  loginUrl(request: WeChatLoginRequest): string
  /** The QR beside the login form; `state` is the uuid whose result the page polls. Throws RangeError as `loginUrl`. */
  loginQr(request: WeChatLoginRequest): WeChatQr
  /** Exchanges the code WeChat came back with: one use, 10 minutes; later `credential`. */
  exchangeCode(code: string): Promise<WeChatToken>
  /** Name and picture; `credential` for a token that is dead. */
  userInfo(token: Pick<WeChatToken, 'accessToken' | 'openId'>): Promise<WeChatUser>
}
