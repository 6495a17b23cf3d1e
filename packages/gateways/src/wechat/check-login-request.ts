import type { WeChatLoginRequest } from '../ports/wechat-gateway.ts'

/** Throws RangeError for a state WeChat would not return unchanged, or an address that is not absolute http or https. */
export function checkLoginRequest({ redirectUri, state }: WeChatLoginRequest): void {
  if (!/^[\w-]{1,128}$/.test(state)) throw new RangeError('a state is 1 to 128 letters, digits, _ or -')
  if (!/^https?:$/.test(URL.parse(redirectUri)?.protocol ?? '')) throw new RangeError('redirectUri must be an absolute http address')
}
