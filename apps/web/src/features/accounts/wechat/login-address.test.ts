import { expect, test } from 'vitest'
import { loginAddress } from './login-address.ts'

const WECHAT = 'https://open.weixin.qq.com/connect/qrconnect?appid=wx1&state=s#wechat_redirect'

test('login-wechat.08: source and activity go along where there are any, and nothing else changes', () => {
  expect(loginAddress(WECHAT, { accountSource: null, activity: null })).toBe(WECHAT)
  expect(loginAddress(WECHAT, { accountSource: '百度&x', activity: '1' })).toBe(
    'https://open.weixin.qq.com/connect/qrconnect?appid=wx1&state=s&account_source=%E7%99%BE%E5%BA%A6%26x&is_ACTIVITY=1#wechat_redirect',
  )
})
